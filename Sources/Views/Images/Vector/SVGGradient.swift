import Drawing
import Geometry

/// A gradient element as a paint.
struct SVGGradient {
  private let name: String
  private let attributes: [String: String]
  private let stops: [GradientStop]

  /// Takes over what the element leaves open from the gradients that it refers to.
  init(_ element: XMLElement, elements: [String: XMLElement], sheet: SVGSheet) {
    var attributes = element.attributes
    var children = element.children
    var reference = element["href"]
    var visited: Set<String> = []
    while let id = reference?.dropFirst().description, visited.insert(id).inserted,
      let other = elements[id]
    {
      attributes.merge(other.attributes) { own, _ in own }
      if children.isEmpty { children = other.children }
      reference = other["href"]
    }
    name = element.name
    self.attributes = attributes
    var floor: CGFloat = 0
    stops = children.filter { $0.name == "stop" }.map { stop in
      var values = stop.attributes
      for (name, value) in sheet.rules(for: stop) { values[name] = value }
      var color = SVGColors.color(values["stop-color"] ?? "black") ?? .black
      color.alpha *= SVGStyle.fraction(values["stop-opacity"] ?? "1") ?? 1
      floor = max(floor, CGFloat(SVGStyle.fraction(values["offset"] ?? "0") ?? 0))
      return GradientStop(color: color, location: floor)
    }
  }

  /// - Parameter bounds: of the shape, which the gradient's unit square lies over by default.
  func paint(for bounds: CGRect) -> Paint? {
    guard let first = stops.first else { return nil }
    if stops.count == 1 || bounds.isNull { return .color(first.color) }
    let isAbsolute = attributes["gradientUnits"] == "userSpaceOnUse"
    let space =
      isAbsolute
      ? CGAffineTransform.identity
      : CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    let own = attributes["gradientTransform"].map(SVGNumbers.transform) ?? .identity
    let transform = own.concatenating(space)
    switch name {
    case "linearGradient":
      let start = CGPoint(x: value("x1", 0), y: value("y1", 0))
      let end = CGPoint(x: value("x2", 1), y: value("y2", 0))
      return .linearGradient(
        stops: stops, start: start.applying(transform), end: end.applying(transform))
    case "radialGradient":
      let center = CGPoint(x: value("cx", 0.5), y: value("cy", 0.5)).applying(transform)
      let radius = value("r", 0.5)
      return .ellipticalGradient(
        stops: stops, center: center,
        radii: CGSize(
          width: radius * hypot(transform.a, transform.b),
          height: radius * hypot(transform.c, transform.d)),
        startFraction: 0, endFraction: 1)
    default: return nil
    }
  }

  private func value(_ name: String, _ standard: CGFloat) -> CGFloat {
    guard let text = attributes[name], let number = SVGNumbers.numbers(text).first else {
      return standard
    }
    return text.hasSuffix("%") ? number / 100 : number
  }
}
