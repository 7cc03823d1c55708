import SwiftUI

// A segmented control in the manner of a published article: generic over its options, the press handed
// out through a binding, labels recoloured by what they lie on.

private struct PressReader: ButtonStyle {
  @Binding var isPressed: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onChange(of: configuration.isPressed) { isPressed = $0 }
  }
}

public protocol SegmentTitled: Identifiable, Hashable {
  var title: String { get }
  var imageName: String? { get }
}

private struct SegmentButton<Option: SegmentTitled>: View {
  let option: Option
  let isSelected: Bool
  let namespace: Namespace.ID
  let action: () -> Void
  @State private var isPressed = false

  var body: some View {
    Button(action: action) {
      label
        .blendMode(.difference)
        .overlay(label.blendMode(.hue))
        .overlay(label.blendMode(.overlay))
    }
    .buttonStyle(PressReader(isPressed: $isPressed))
    .background(plate)
    .zIndex(isSelected ? 0 : 1)
  }

  private var label: some View {
    HStack(spacing: 4) {
      Text(option.title)
        .font(.system(size: 16, weight: .semibold, design: .rounded))
      option.imageName.map(Image.init(systemName:))
    }
    .foregroundColor(.white)
    .opacity(isPressed ? 0.7 : 1)
    .padding(.horizontal, 12)
    .padding(.vertical, 10)
  }

  private var plate: some View {
    ZStack {
      if isSelected {
        Color.white
          .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
          .transition(.offset())
          .matchedGeometryEffect(id: "plate", in: namespace)
      }
    }
    .animation(.default, value: isSelected)
  }
}

public struct SegmentRow<Option: SegmentTitled>: View {
  @Binding var selection: Option
  let options: [Option]
  @Namespace private var namespace

  public var body: some View {
    HStack(spacing: 2) {
      ForEach(options) { option in
        SegmentButton(
          option: option, isSelected: option == selection, namespace: namespace,
          action: { selection = option })
      }
    }
    .padding(4)
    .background(Color.blue)
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}

private enum Trip: String, CaseIterable, SegmentTitled {
  case oneWay = "One way"
  case roundTrip = "Round trip"
  case multiCity = "Multi-city"

  var id: String { rawValue }
  var title: String { rawValue }
  var imageName: String? { nil }
}

public struct SegmentedArticle: View {
  @State private var trip = Trip.oneWay

  public init() {}

  public var body: some View {
    SegmentRow(selection: $trip, options: Trip.allCases)
      .padding(20)
  }
}
