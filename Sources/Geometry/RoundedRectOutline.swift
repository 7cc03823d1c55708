/// A rectangle with four equal corners whose radii already fit into it.
package struct RoundedRectOutline: Equatable, Sendable {
  package var rect: CGRect
  /// The horizontal and the vertical radius, above zero and at most half the sides.
  package var corner: CGSize
  package var style: RoundedCornerStyle

  package var elements: [Path.Element] {
    CornerOutline(rect: rect, corners: CornerSizes(all: corner), style: style).elements
  }

  /// The image under a transform that keeps the axes.
  func scaled(by transform: CGAffineTransform) -> RoundedRectOutline {
    let corner = CGSize(width: corner.width * transform.a, height: corner.height * transform.d)
    return RoundedRectOutline(rect: rect.applying(transform), corner: corner, style: style)
  }
}

/// The radii of four corners, horizontal and vertical, named as they lie in the plane.
struct CornerSizes: Equatable {
  var topLeft: CGSize
  var bottomLeft: CGSize
  var bottomRight: CGSize
  var topRight: CGSize

  init(all corner: CGSize) {
    topLeft = corner
    bottomLeft = corner
    bottomRight = corner
    topRight = corner
  }

  init(_ radii: RectangleCornerRadii) {
    func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    topLeft = square(radii.topLeading)
    bottomLeft = square(radii.bottomLeading)
    bottomRight = square(radii.bottomTrailing)
    topRight = square(radii.topTrailing)
  }
}

/// Writes the outline of a rectangle with rounded corners (RULES H2–H5, H9).
///
/// It starts on the right edge, halfway between its two corners, and runs down, left and up. The
/// numbers of the continuous corner are those of facts.md §3, in radii from the corner point.
struct CornerOutline {
  let rect: CGRect
  let corners: CornerSizes
  let style: RoundedCornerStyle

  var elements: [Path.Element] {
    let startY =
      (rect.minY + corners.topRight.height + rect.maxY - corners.bottomRight.height) / 2
    var elements: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: startY))]
    elements.reserveCapacity(18)
    let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
    let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let topRight = CGPoint(x: rect.maxX, y: rect.minY)
    let size = rect.size
    func end(_ radius: CGFloat, beside other: CGFloat, edge: CGFloat) -> CornerEnd {
      CornerEnd(radius: radius, share: edge * radius / (radius + other))
    }
    let c = corners
    let right = (
      top: end(c.topRight.height, beside: c.bottomRight.height, edge: size.height),
      bottom: end(c.bottomRight.height, beside: c.topRight.height, edge: size.height)
    )
    let bottom = (
      left: end(c.bottomLeft.width, beside: c.bottomRight.width, edge: size.width),
      right: end(c.bottomRight.width, beside: c.bottomLeft.width, edge: size.width)
    )
    let left = (
      top: end(c.topLeft.height, beside: c.bottomLeft.height, edge: size.height),
      bottom: end(c.bottomLeft.height, beside: c.topLeft.height, edge: size.height)
    )
    let top = (
      left: end(c.topLeft.width, beside: c.topRight.width, edge: size.width),
      right: end(c.topRight.width, beside: c.topLeft.width, edge: size.width)
    )
    append(from: right.bottom, to: bottom.right, into: &elements) {
      CGPoint(x: bottomRight.x - $1, y: bottomRight.y - $0)
    }
    append(from: bottom.left, to: left.bottom, into: &elements) {
      CGPoint(x: bottomLeft.x + $0, y: bottomLeft.y - $1)
    }
    append(from: left.top, to: top.left, into: &elements) {
      CGPoint(x: topLeft.x + $1, y: topLeft.y + $0)
    }
    append(from: top.right, to: right.top, into: &elements) {
      CGPoint(x: topRight.x - $0, y: topRight.y + $1)
    }
    elements.append(.closeSubpath)
    return elements
  }

  /// A line to the corner and the corner itself. `point` maps distances from the corner point, along
  /// the edge that arrives and along the one that leaves, to the plane.
  private func append(
    from arriving: CornerEnd, to leaving: CornerEnd, into elements: inout [Path.Element],
    point: (_ arriving: CGFloat, _ leaving: CGFloat) -> CGPoint
  ) {
    let a = arriving.radius
    let b = leaving.radius
    switch style {
    case .circular:
      let k = 1 - OutlineElements.quarterCircle
      elements.append(.line(to: point(a, 0)))
      elements.append(.curve(to: point(0, b), control1: point(a * k, 0), control2: point(0, b * k)))
    case .continuous:
      elements.append(.line(to: point(arriving.lineEnd, 0)))
      elements.append(
        .curve(
          to: point(0.631494 * a, 0.0749114 * b), control1: point(arriving.outerControl, 0),
          control2: point(arriving.innerControl, 0)))
      elements.append(
        .curve(
          to: point(0.0749114 * a, 0.631494 * b), control1: point(0.372824 * a, 0.169060 * b),
          control2: point(0.169060 * a, 0.372824 * b)))
      elements.append(
        .curve(
          to: point(0, leaving.lineEnd), control1: point(0, leaving.innerControl),
          control2: point(0, leaving.outerControl)))
    }
  }
}

/// Where a continuous corner meets one of its edges: distances from the corner point (RULES H4, H5).
private struct CornerEnd {
  let radius: CGFloat
  let lineEnd: CGFloat
  let outerControl: CGFloat
  let innerControl: CGFloat

  init(radius: CGFloat, share: CGFloat) {
    self.radius = radius
    guard radius > 0 else {
      (lineEnd, outerControl, innerControl) = (0, 0, 0)
      return
    }
    let full: CGFloat = 1.528665
    let reach = min(max(share / radius, 1), full)
    let t = (reach - 1) / (full - 1)
    lineEnd = reach * radius
    outerControl = (0.96 + 0.128493 * t) * radius
    innerControl = (0.82 + 0.048407 * t) * radius
  }
}
