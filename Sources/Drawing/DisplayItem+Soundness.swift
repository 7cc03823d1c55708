import Geometry

// The quick look before the sanitising pass: almost every list is sound and is not copied.

extension DisplayItem {
  /// Whether the sanitising pass would leave the item as it is.
  var isSound: Bool {
    switch self {
    case .group(let group):
      group.transform.isFinite && group.opacity.isUnit && group.filters.allSatisfy(\.isSound)
        && group.clip?.path.isWithin(DisplayList.farthest) ?? true
        && group.mask?.allSatisfy(\.isSound) ?? true && group.items.allSatisfy(\.isSound)
    case .shape(let shape):
      shape.path.isWithin(DisplayList.farthest) && shape.opacity.isUnit && shape.paint.isSound
        && shape.stroke?.isSound ?? true
    case .glyphs(let item):
      item.size > 0 && item.size <= DisplayList.farthest && item.slant.isFinite
        && item.opacity.isUnit && item.paint.isSound
        && item.glyphs.allSatisfy { $0.origin.isWithin(DisplayList.farthest) }
    case .image(let image): image.frame.isWithin(DisplayList.farthest) && image.opacity.isUnit
    }
  }
}

extension DisplayFilter {
  fileprivate var isSound: Bool {
    switch self {
    case .blur(let radius): radius > 0 && radius <= DisplayList.farthest
    case .shadow(let color, let radius, let offset):
      color.isSound && radius >= 0 && radius <= DisplayList.farthest
        && CGPoint(x: offset.width, y: offset.height).isWithin(DisplayList.farthest)
    case .colorMatrix(let values): values.count == 20 && values.allSatisfy(\.isFinite)
    case .luminanceToAlpha: true
    }
  }
}

extension StrokeStyle {
  fileprivate var isSound: Bool {
    lineWidth > 0 && lineWidth <= DisplayList.farthest && miterLimit >= 1 && miterLimit.isFinite
      && dashPhase.isFinite && dash.allSatisfy { $0 >= 0 && $0.isFinite }
      && (dash.isEmpty || dash.contains { $0 > 0 })
  }
}

extension DisplayColor {
  var isSound: Bool { red.isUnit && green.isUnit && blue.isUnit && alpha.isUnit }
}

extension Paint {
  var isSound: Bool {
    let limit = DisplayList.farthest
    switch self {
    case .color(let color): return color.isSound
    case .linearGradient(let stops, let start, let end):
      return stops.areSound && start.isWithin(limit) && end.isWithin(limit)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return stops.areSound && center.isWithin(limit) && (0...limit).contains(startRadius)
        && (0...limit).contains(endRadius)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      return stops.areSound && center.isWithin(limit) && (0...limit).contains(radii.width)
        && (0...limit).contains(radii.height) && start >= 0 && end >= 0 && start.isFinite
        && end.isFinite
    case .angularGradient(let stops, let center, let start, let end):
      return stops.areSound && center.isWithin(limit) && start.radians.isFinite
        && end.radians.isFinite
    }
  }
}

extension [GradientStop] {
  fileprivate var areSound: Bool {
    var last: CGFloat = 0
    for stop in self {
      guard stop.location >= last, stop.location <= 1, stop.color.isSound else { return false }
      last = stop.location
    }
    return !isEmpty
  }
}

extension Double {
  fileprivate var isUnit: Bool { self >= 0 && self <= 1 }
}

extension CGPoint {
  func isWithin(_ limit: CGFloat) -> Bool { abs(x) <= limit && abs(y) <= limit }
}

extension CGRect {
  func isWithin(_ limit: CGFloat) -> Bool {
    origin.isWithin(limit) && abs(size.width) <= limit && abs(size.height) <= limit
  }
}
