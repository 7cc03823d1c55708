import SwiftUI

/// Where the rows of a list lie. Rows that publish nothing change nothing: no row is ever taken to
/// lie at zero.
struct RowFramesKey: PreferenceKey {
  static var defaultValue: [Int: CGRect] { [:] }

  static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
    value.merge(nextValue()) { first, _ in first }
  }
}

extension View {
  /// Publishes this row's frame.
  func publishingFrame(of row: Int, in space: CoordinateSpace) -> some View {
    background {
      GeometryReader { place in
        Color.clear.preference(key: RowFramesKey.self, value: [row: place.frame(in: space)])
      }
    }
  }
}
