import SwiftUI

// A pinned list in the manner of a published article: private state, no controls, frames handed up
// one by one as a number that adds up.

private struct RowTopKey: PreferenceKey {
  typealias Value = CGFloat
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  fileprivate func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

public struct PinnedListArticle: View {
  @State private var selected: Int? = nil
  @State private var rowTop: CGFloat? = nil

  public init() {}

  public var body: some View {
    VStack {
      Spacer()
      Text("ScrollView with pinned selected item")
      GeometryReader { proxy in
        ZStack {
          ScrollView {
            VStack(spacing: 8) {
              ForEach(1..<21) { number in
                row(number)
                  .background(
                    GeometryReader { place in
                      Color.clear.preference(
                        key: RowTopKey.self, value: place.frame(in: .global).minY)
                    }
                  )
                  .onPreferenceChange(RowTopKey.self) { value in
                    if selected == number { rowTop = value }
                  }
              }
            }
            .padding()
          }
          .background(Color.white)
          pinnedRow(top: proxy.frame(in: .global).minY)
        }
      }
    }
  }

  @ViewBuilder private func pinnedRow(top: CGFloat) -> some View {
    if let selected = selected, let rowTop = rowTop, rowTop < top {
      VStack {
        withAnimation {
          row(selected)
            .padding(.horizontal, 16)
            .padding(.top, 0)
        }
        Spacer()
      }
    }
  }

  private func row(_ number: Int) -> some View {
    Text("Item \(number)")
      .foregroundColor(.white)
      .frame(maxWidth: .infinity)
      .frame(height: 50)
      .background(selected == number ? Color.green : Color.gray)
      .cornerRadius(8)
      .background(
        selected == number
          ? AnyView(Color.white.cornerRadius(8, corners: [.bottomLeft, .bottomRight]))
          : AnyView(EmptyView())
      )
      .onTapGesture {
        withAnimation {
          selected = number
          rowTop = nil
        }
      }
  }
}
