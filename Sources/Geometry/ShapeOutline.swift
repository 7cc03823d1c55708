/// The outlines of SwiftUI's shapes in a rectangle, as `Path` values; lengths in points.
///
/// An inset is what `inset(by:)` adds up to: it shrinks the rectangle on every side and takes the same
/// off each radius (RULES H7). A rectangle that the inset uses up gives an empty path.
package enum ShapeOutline {
  package static func rectangle(in rect: CGRect, inset: CGFloat = 0) -> Path {
    Path(shrink(rect, by: inset))
  }

  package static func ellipse(in rect: CGRect, inset: CGFloat = 0) -> Path {
    Path(ellipseIn: shrink(rect, by: inset))
  }

  /// A circle over the smaller side, in the middle of the rectangle.
  package static func circle(in rect: CGRect, inset: CGFloat = 0) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return ellipse(in: square, inset: inset)
  }

  package static func capsule(
    in rect: CGRect, style: RoundedCornerStyle = .continuous, inset: CGFloat = 0
  ) -> Path {
    let rect = shrink(rect, by: inset)
    let radius = min(rect.width, rect.height) / 2
    return roundedRectangle(
      in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  package static func roundedRectangle(
    in rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous,
    inset: CGFloat = 0
  ) -> Path {
    let corner = CGSize(width: cornerRadius, height: cornerRadius)
    return roundedRectangle(in: rect, cornerSize: corner, style: style, inset: inset)
  }

  /// Radii above half a side are cut to it (RULES H6); with a radius of zero a plain rectangle.
  package static func roundedRectangle(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    inset: CGFloat = 0
  ) -> Path {
    let rect = shrink(rect, by: inset)
    guard !rect.isNull else { return Path() }
    var corner = CGSize(width: cornerSize.width - inset, height: cornerSize.height - inset)
    if corner.width == corner.height {
      let radius = min(corner.width, rect.width / 2, rect.height / 2)
      corner = CGSize(width: radius, height: radius)
    } else {
      corner.width = min(corner.width, rect.width / 2)
      corner.height = min(corner.height, rect.height / 2)
    }
    guard corner.width > 0, corner.height > 0 else { return Path(rect) }
    return Path(
      outline: .roundedRect(RoundedRectOutline(rect: rect, corner: corner, style: style)))
  }

  /// Leading is left here: a view in a right-to-left layout swaps the radii before.
  package static func unevenRoundedRectangle(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    inset: CGFloat = 0
  ) -> Path {
    let rect = shrink(rect, by: inset)
    guard !rect.isNull else { return Path() }
    let radii = cornerRadii.shrunk(by: inset).limited(to: rect.size)
    if radii == RectangleCornerRadii() { return Path(rect) }
    let corners = CornerSizes(radii)
    if corners == CornerSizes(all: corners.topLeft) {
      return Path(
        outline: .roundedRect(
          RoundedRectOutline(rect: rect, corner: corners.topLeft, style: style)))
    }
    return Path(elements: CornerOutline(rect: rect, corners: corners, style: style).elements)
  }

  private static func shrink(_ rect: CGRect, by inset: CGFloat) -> CGRect {
    if inset == 0 || rect.isNull { return rect.standardized }
    let shrunk = CGRect(
      x: rect.minX + inset, y: rect.minY + inset, width: rect.width - 2 * inset,
      height: rect.height - 2 * inset)
    return shrunk.size.width < 0 || shrunk.size.height < 0 ? .null : shrunk
  }
}

extension RectangleCornerRadii {
  fileprivate func shrunk(by inset: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - inset), bottomLeading: max(0, bottomLeading - inset),
      bottomTrailing: max(0, bottomTrailing - inset), topTrailing: max(0, topTrailing - inset))
  }

  /// Of two corners on one edge the larger gets what the smaller leaves, but not less than half the
  /// edge (RULES H6).
  fileprivate func limited(to size: CGSize) -> RectangleCornerRadii {
    func limit(_ radius: CGFloat, _ across: CGFloat, _ below: CGFloat) -> CGFloat {
      min(
        radius, max(size.width / 2, size.width - across), max(size.height / 2, size.height - below))
    }
    return RectangleCornerRadii(
      topLeading: limit(topLeading, topTrailing, bottomLeading),
      bottomLeading: limit(bottomLeading, bottomTrailing, topLeading),
      bottomTrailing: limit(bottomTrailing, bottomLeading, topTrailing),
      topTrailing: limit(topTrailing, topLeading, bottomTrailing))
  }
}
