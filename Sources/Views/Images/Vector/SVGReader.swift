import Drawing
import Geometry
import Typography

/// Walks an SVG's elements once and makes display items of them.
struct SVGReader {
  private let root: XMLElement
  private var elements: [String: XMLElement] = [:]
  private var sheet = SVGSheet()
  private var depth = 0

  /// `use` elements may refer to one another: beyond this depth nothing is drawn.
  private static let maximumDepth = 64

  init(root: XMLElement) {
    self.root = root
    index(root)
  }

  private mutating func index(_ element: XMLElement) {
    if let id = element["id"], elements[id] == nil { elements[id] = element }
    if element.name == "style" { sheet.read(element.text) }
    for child in element.children { index(child) }
  }

  mutating func items() -> [DisplayItem] { children(of: root, SVGStyle().applying(root, sheet)) }

  private mutating func children(of element: XMLElement, _ style: SVGStyle) -> [DisplayItem] {
    element.children.flatMap { item(of: $0, style) }
  }

  private mutating func item(of element: XMLElement, _ outer: SVGStyle) -> [DisplayItem] {
    guard depth < Self.maximumDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    let style = outer.applying(element, sheet)
    if style.isHidden { return [] }
    let items: [DisplayItem]
    switch element.name {
    case "g", "a", "svg", "switch": items = children(of: element, style)
    case "use": items = use(element, style)
    default: items = Self.path(of: element).map { shapes($0, style) } ?? []
    }
    return grouped(items, element, style)
  }

  /// An element's transform, clip and opacity around its items.
  private mutating func grouped(
    _ items: [DisplayItem], _ element: XMLElement, _ style: SVGStyle
  ) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    let transform = element["transform"].map(SVGNumbers.transform) ?? .identity
    let clip = style.clip.flatMap { clipPath($0) }
    if transform.isIdentity, clip == nil, style.opacity >= 1 { return items }
    return [
      .group(
        GroupItem(items: items, transform: transform, opacity: style.opacity, clip: clip))
    ]
  }

  private mutating func use(_ element: XMLElement, _ style: SVGStyle) -> [DisplayItem] {
    guard let id = element["href"].flatMap(Self.id), let target = elements[id] else { return [] }
    let x = element["x"].flatMap(SVGNumbers.length) ?? 0
    let y = element["y"].flatMap(SVGNumbers.length) ?? 0
    let items =
      target.name == "symbol" ? children(of: target, style) : item(of: target, style)
    if x == 0 && y == 0 || items.isEmpty { return items }
    return [.group(GroupItem(items: items, transform: CGAffineTransform(translationX: x, y: y)))]
  }

  private mutating func clipPath(_ reference: String) -> ClipPath? {
    guard let id = Self.id(reference), let element = elements[id], element.name == "clipPath" else {
      return nil
    }
    var path = Path()
    for child in element.children {
      guard let part = Self.path(of: child) else { continue }
      path.addPath(part, transform: child["transform"].map(SVGNumbers.transform) ?? .identity)
    }
    let isEvenOdd = element.children.contains { $0["clip-rule"] == "evenodd" }
    return path.isEmpty ? nil : ClipPath(path: path, isEvenOdd: isEvenOdd)
  }

  /// Fill, then stroke.
  private func shapes(_ path: Path, _ style: SVGStyle) -> [DisplayItem] {
    guard !path.isEmpty else { return [] }
    var result: [DisplayItem] = []
    if let paint = paint(style.fill, style, path) {
      result.append(
        .shape(
          ShapeItem(
            path: path, isEvenOdd: style.isEvenOdd, paint: paint, opacity: style.fillOpacity)))
    }
    if style.stroke.lineWidth > 0, let paint = paint(style.strokePaint, style, path) {
      result.append(
        .shape(
          ShapeItem(
            path: path, stroke: style.stroke, paint: paint, opacity: style.strokeOpacity)))
    }
    return result
  }

  private func paint(_ text: String, _ style: SVGStyle, _ path: Path) -> Paint? {
    if text == "none" { return nil }
    if text == "currentColor" { return .color(style.color) }
    if text.hasPrefix("url"), let id = Self.id(text), let element = elements[id] {
      return SVGGradient(element, elements: elements, sheet: sheet).paint(for: path.boundingRect)
    }
    return SVGColors.color(text).map { .color($0) }
  }

  /// The id in `#a` or `url(#a)`.
  private static func id(_ reference: String) -> String? {
    guard let start = reference.firstIndex(of: "#") else { return nil }
    return String(reference[reference.index(after: start)...].prefix { !")'\" ".contains($0) })
  }

  /// The outline of a basic shape or path; nil for other elements.
  private static func path(of element: XMLElement) -> Path? {
    func length(_ name: String) -> CGFloat { element[name].flatMap(SVGNumbers.length) ?? 0 }
    switch element.name {
    case "path": return PathDataParser.path(element["d"] ?? "")
    case "rect":
      let rect = CGRect(
        x: length("x"), y: length("y"), width: length("width"), height: length("height"))
      guard rect.width > 0, rect.height > 0 else { return Path() }
      let rx = element["rx"] == nil ? length("ry") : length("rx")
      let ry = element["ry"] == nil ? length("rx") : length("ry")
      let corner = CGSize(width: min(rx, rect.width / 2), height: min(ry, rect.height / 2))
      return Path(roundedRect: rect, cornerSize: corner, style: .circular)
    case "circle": return ellipse(length("cx"), length("cy"), length("r"), length("r"))
    case "ellipse": return ellipse(length("cx"), length("cy"), length("rx"), length("ry"))
    case "line":
      return Path { path in
        path.move(to: CGPoint(x: length("x1"), y: length("y1")))
        path.addLine(to: CGPoint(x: length("x2"), y: length("y2")))
      }
    case "polyline", "polygon":
      let numbers = SVGNumbers.numbers(element["points"] ?? "")
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      return Path { path in
        path.addLines(points)
        if element.name == "polygon" { path.closeSubpath() }
      }
    default: return nil
    }
  }

  private static func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }
}
