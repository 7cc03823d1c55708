import SwiftUI

/// Says when a row is held at an edge of the list.
struct PinPlace {
  /// The list's own frame, in the space that the rows' frames are in.
  let viewport: CGRect
  let edge: PinnedScrollLook.PinnedEdge

  /// The most of a row that is held, in points.
  var tallest: CGFloat { viewport.height / 2 }

  /// Whether a row lies beyond the edge. A row that ends exactly at it does not, nor does one of
  /// which nothing is known.
  ///
  /// - Parameter frames: those of the rows that exist. A lazy list drops rows far out of sight: a
  ///   row before all others has gone past the top, one after all others past the bottom.
  func holds(_ row: Int, of frames: [Int: CGRect]) -> Bool {
    guard let frame = frames[row] else {
      switch edge {
      case .top: return frames.keys.min().map { row < $0 } ?? false
      case .bottom: return frames.keys.max().map { row > $0 } ?? false
      }
    }
    let surplus = max(0, frame.height - tallest)
    switch edge {
    case .top: return frame.minY < viewport.minY - surplus
    case .bottom: return frame.maxY > viewport.maxY + surplus
    }
  }
}
