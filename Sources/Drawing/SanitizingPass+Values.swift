import Geometry

extension SanitizingPass {
  /// Coordinates pulled in to `DisplayList.farthest`; `nil` when one is not a number. An infinite
  /// rectangle is one that reaches that far.
  mutating func path(_ path: Path, _ property: String) -> Path? {
    let limit = DisplayList.farthest
    if path.isWithin(limit) { return path }
    if case .rect(let rect) = path.outline, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN,
      !rect.maxY.isNaN
    {
      note(.tooFar, property, .clamped)
      let whole = CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
      return Path(rect.standardized.intersection(whole))
    }
    guard path.isFinite else {
      note(.notFinite, property, .left)
      return nil
    }
    note(.tooFar, property, .clamped)
    return Path(elements: path.elements.map { $0.clamped(to: limit) })
  }

  /// `nil` for a width that draws nothing; zero is no fault.
  mutating func stroke(_ stroke: StrokeStyle) -> StrokeStyle? {
    var stroke = stroke
    guard stroke.lineWidth > 0, stroke.lineWidth <= DisplayList.farthest else {
      if stroke.lineWidth != 0 {
        note(stroke.lineWidth < 0 ? .negative : .notFinite, "line width", .left)
      }
      return nil
    }
    if !(stroke.miterLimit >= 1) || !stroke.miterLimit.isFinite {
      note(.outOfRange, "miter limit", .clamped)
      stroke.miterLimit = stroke.miterLimit == .infinity ? 1_000 : 1
    }
    if !stroke.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) {
      note(.outOfRange, "dash", .clamped)
      stroke.dash = []
    }
    if !stroke.dash.isEmpty, stroke.dash.allSatisfy({ $0 == 0 }) { stroke.dash = [] }
    if !stroke.dashPhase.isFinite {
      note(.notFinite, "dash phase", .clamped)
      stroke.dashPhase = 0
    }
    return stroke
  }

  /// `nil` for a filter that does nothing.
  mutating func filter(_ filter: DisplayFilter) -> DisplayFilter? {
    switch filter {
    case .blur(let radius):
      return length(radius, "blur radius").flatMap { $0 > 0 ? .blur(radius: $0) : nil }
    case .shadow(let color, let radius, let offset):
      guard let radius = length(radius, "shadow radius") else { return nil }
      guard CGPoint(x: offset.width, y: offset.height).isWithin(DisplayList.farthest) else {
        note(.notFinite, "shadow offset", .left)
        return nil
      }
      return .shadow(color: self.color(color), radius: radius, offset: offset)
    case .colorMatrix(let values):
      guard values.count == 20, values.allSatisfy(\.isFinite) else {
        note(.malformed, "colour matrix", .left)
        return nil
      }
      return filter
    case .luminanceToAlpha: return filter
    }
  }

  private mutating func length(_ value: CGFloat, _ property: String) -> CGFloat? {
    guard value.isFinite else {
      note(.notFinite, property, .left)
      return nil
    }
    if value < 0 { note(.negative, property, .clamped) }
    return min(max(value, 0), DisplayList.farthest)
  }

  mutating func color(_ color: DisplayColor) -> DisplayColor {
    if color.isSound { return color }
    return DisplayColor(
      red: unit(color.red, "red", otherwise: 0), green: unit(color.green, "green", otherwise: 0),
      blue: unit(color.blue, "blue", otherwise: 0), alpha: unit(color.alpha, "alpha", otherwise: 0))
  }

  /// A gradient whose points or radii are unusable becomes its last colour.
  mutating func paint(_ paint: Paint) -> Paint {
    if paint.isSound { return paint }
    let limit = DisplayList.farthest
    let sound: Bool
    let stops: [GradientStop]
    switch paint {
    case .color(let color): return .color(self.color(color))
    case .linearGradient(let given, let start, let end):
      stops = self.stops(given)
      sound = start.isWithin(limit) && end.isWithin(limit)
      if sound, !stops.isEmpty {
        return .linearGradient(stops: stops, start: start, end: end)
      }
    case .radialGradient(let given, let center, let startRadius, let endRadius):
      stops = self.stops(given)
      sound = center.isWithin(limit) && startRadius.isFinite && endRadius.isFinite
      if sound, !stops.isEmpty {
        return .radialGradient(
          stops: stops, center: center, startRadius: min(max(startRadius, 0), limit),
          endRadius: min(max(endRadius, 0), limit))
      }
    case .ellipticalGradient(let given, let center, let radii, let start, let end):
      stops = self.stops(given)
      sound =
        center.isWithin(limit) && radii.width.isFinite && radii.height.isFinite && start.isFinite
        && end.isFinite
      if sound, !stops.isEmpty {
        let radii = CGSize(
          width: min(max(radii.width, 0), limit), height: min(max(radii.height, 0), limit))
        return .ellipticalGradient(
          stops: stops, center: center, radii: radii, startFraction: max(start, 0),
          endFraction: max(end, 0))
      }
    case .angularGradient(let given, let center, let start, let end):
      stops = self.stops(given)
      sound = center.isWithin(limit) && start.radians.isFinite && end.radians.isFinite
      if sound, !stops.isEmpty {
        return .angularGradient(stops: stops, center: center, start: start, end: end)
      }
    }
    if !sound { note(.notFinite, "gradient", .clamped) }
    return .color(stops.last?.color ?? .clear)
  }

  /// Locations inside 0…1 and never decreasing, colours clamped.
  private mutating func stops(_ stops: [GradientStop]) -> [GradientStop] {
    var last: CGFloat = 0
    var isOrdered = true
    var result: [GradientStop] = []
    for stop in stops {
      let location = stop.location.isNaN ? last : min(max(stop.location, last), 1)
      isOrdered = isOrdered && location == stop.location
      result.append(GradientStop(color: color(stop.color), location: location))
      last = location
    }
    if stops.isEmpty { note(.malformed, "gradient", .clamped) }
    if !isOrdered { note(.outOfRange, "gradient stops", .clamped) }
    return result
  }
}

extension Path.Element {
  fileprivate func clamped(to limit: CGFloat) -> Path.Element {
    func clamped(_ point: CGPoint) -> CGPoint {
      CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }
    switch self {
    case .move(let end): return .move(to: clamped(end))
    case .line(let end): return .line(to: clamped(end))
    case .quadCurve(let end, let control):
      return .quadCurve(to: clamped(end), control: clamped(control))
    case .curve(let end, let control1, let control2):
      return .curve(to: clamped(end), control1: clamped(control1), control2: clamped(control2))
    case .closeSubpath: return .closeSubpath
    }
  }
}
