import SwiftUI

/// The light on one element, in the cover's coordinates.
struct SpotlightHole: Equatable {
  let id: Int
  let frame: CGRect
  /// Where the element goes on beyond what shows of it, the corners are square.
  let corners: RectangleCornerRadii
  /// Nothing of the element shows: it lies outside of the scroll views around it.
  let isHidden: Bool

  /// - Parameters:
  ///   - frame: the element's.
  ///   - visiblePart: what shows of it, in its own coordinates; nil for all of it.
  init(id: Int, frame: CGRect, visiblePart: CGRect?, cornerRadius: CGFloat) {
    let visible = visiblePart?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    let lit = frame.intersection(visible)
    let radius = max(0, min(cornerRadius, frame.width / 2, frame.height / 2))
    func corner(_ isCut: Bool) -> CGFloat { isCut ? 0 : radius }
    let (left, right) = (lit.minX > frame.minX, lit.maxX < frame.maxX)
    let (top, bottom) = (lit.minY > frame.minY, lit.maxY < frame.maxY)
    self.id = id
    self.frame = lit.isNull ? .zero : lit
    corners = RectangleCornerRadii(
      topLeading: corner(top || left), bottomLeading: corner(bottom || left),
      bottomTrailing: corner(bottom || right), topTrailing: corner(top || right))
    isHidden = !frame.isEmpty && self.frame.isEmpty
  }

  /// Whether there is anything to light.
  var isEmpty: Bool { frame.isEmpty }
}
