import SwiftUI

/// One choice of a segmented control.
public struct SegmentOption: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String
  public let imageName: String?

  public init(id: String, title: String, imageName: String? = nil) {
    self.id = id
    self.title = title
    self.imageName = imageName
  }
}

/// A pill of segments with a white plate behind the chosen one.
///
/// Labels are white over the track and black over the plate, also while the plate passes under
/// them: they are blended with what lies behind (see `SegmentLabel`). A control wider than its
/// place scrolls, and shows the chosen segment.
public struct SegmentedControl: View {
  private let options: [SegmentOption]
  @Binding private var selection: String
  private let look: SegmentedControlLook
  @Environment(\.self) private var environment

  public init(
    _ options: [SegmentOption], selection: Binding<String>,
    look: SegmentedControlLook = SegmentedControlLook()
  ) {
    self.options = options
    _selection = selection
    self.look = look
  }

  public var body: some View {
    ViewThatFits(in: .horizontal) {
      SegmentRow(options: options, selection: $selection, look: look)
      ScrollViewReader { proxy in
        ScrollView(.horizontal, showsIndicators: false) {
          SegmentRow(options: options, selection: $selection, look: look)
        }
        .onAppear { proxy.scrollTo(selection) }
        .onChange(of: selection) { proxy.scrollTo(selection) }
      }
    }
    .padding(4)
    .background(look.track)
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    .onAppear {
      OptionIDs.check(options)
      if case .blended = look.recolouring { LabelContrast.check(look.track, in: environment) }
    }
  }
}

/// The segments, side by side.
private struct SegmentRow: View {
  let options: [SegmentOption]
  @Binding var selection: String
  let look: SegmentedControlLook
  @Namespace private var plate

  /// The first option with the selected id: of options that share an id only one is chosen.
  private var selectedIndex: Int? { options.firstIndex { $0.id == selection } }

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(options.enumerated()), id: \.offset) { index, option in
        Segment(
          option: option, isSelected: index == selectedIndex, look: look, plate: plate,
          action: { selection = option.id }
        )
        .id(option.id)
      }
    }
  }
}

/// A button that shows one option and, when chosen, the plate behind it.
private struct Segment: View {
  let option: SegmentOption
  let isSelected: Bool
  let look: SegmentedControlLook
  let plate: Namespace.ID
  let action: () -> Void
  @State private var isPressed = false

  var body: some View {
    Button(action: action) {
      SegmentLabel(option: option, isSelected: isSelected, isPressed: isPressed, look: look)
    }
    .buttonStyle(PressReportingStyle(isPressed: $isPressed))
    .background {
      if isSelected {
        Color.white
          .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
          .transition(.offset())
          .matchedGeometryEffect(
            id: look.slides ? "plate" : "plate \(option.id)", in: plate
          )
          .accessibilityIdentifier("plate")
      }
    }
    .animation(.default, value: isSelected)
    .zIndex(isSelected || !look.keepsLabelsOnTop ? 0 : 1)
    .accessibilityIdentifier(option.id)
  }
}

/// Shows the label as it is and hands the pressed state on.
private struct PressReportingStyle: ButtonStyle {
  @Binding var isPressed: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onChange(of: configuration.isPressed) { isPressed = configuration.isPressed }
  }
}
