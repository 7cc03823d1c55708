import Geometry

extension DisplayList {
  /// The list as text: one line an item, two spaces a level, defaults left out. For goldens and for
  /// reading; the grammar is in `docs/display-list.md`.
  package func dump() -> String {
    var writer = DumpWriter()
    writer.line("canvas \(DumpWriter.text(size))")
    writer.items(items)
    return writer.text
  }
}

private struct DumpWriter {
  private(set) var text = ""
  private var level = 0

  mutating func line(_ line: String) {
    for _ in 0..<level { text += "  " }
    text += line
    text += "\n"
  }

  mutating func items(_ items: [DisplayItem]) {
    level += 1
    for item in items {
      switch item {
      case .group(let group): self.group(group)
      case .shape(let shape): self.shape(shape)
      case .glyphs(let glyphs): self.glyphs(glyphs)
      case .image(let image): self.image(image)
      }
    }
    level -= 1
  }

  private mutating func group(_ group: GroupItem) {
    var words = ["group"]
    if group.isIsolated { words.append("isolated") }
    words += Self.common(group.opacity, group.blendMode)
    if !group.transform.isIdentity {
      let t = group.transform
      let linear = [t.a, t.b, t.c, t.d].map { DecimalWriter.factor($0) }
      let moved = [t.tx, t.ty].map { DecimalWriter.length($0) }
      words.append("transform(\((linear + moved).joined(separator: " ")))")
    }
    words += group.filters.map(Self.text)
    if let clip = group.clip {
      words.append("clip\(clip.isEvenOdd ? "-even-odd" : "")(\(Self.text(clip.path)))")
    }
    line(words.joined(separator: " "))
    if let mask = group.mask {
      level += 1
      line("mask")
      items(mask)
      level -= 1
    }
    items(group.items)
  }

  private mutating func shape(_ shape: ShapeItem) {
    var words = [shape.stroke == nil ? "fill" : "stroke", Self.text(shape.paint)]
    if shape.isEvenOdd { words.append("even-odd") }
    if let stroke = shape.stroke { words.append(Self.text(stroke)) }
    words += Self.common(shape.opacity, shape.blendMode)
    words.append(Self.text(shape.path))
    line(words.joined(separator: " "))
  }

  private mutating func glyphs(_ item: GlyphsItem) {
    var words = ["glyphs", Self.quoted(item.text), "size", DecimalWriter.length(item.size)]
    words.append(Self.text(item.paint))
    if item.slant != 0 { words.append("slant \(DecimalWriter.factor(item.slant))") }
    words += Self.common(item.opacity, item.blendMode)
    words.append("at")
    words += item.glyphs.map { Self.text($0.origin) }
    line(words.joined(separator: " "))
  }

  private mutating func image(_ image: ImageItem) {
    var words = [
      "image", image.format.rawValue, "\(image.data.count) bytes", Self.text(image.frame),
    ]
    if !image.isInterpolated { words.append("nearest") }
    words += Self.common(image.opacity, image.blendMode)
    line(words.joined(separator: " "))
  }
}

// How values are spelled.
extension DumpWriter {
  static func common(_ opacity: Double, _ blendMode: DisplayBlendMode) -> [String] {
    (opacity == 1 ? [] : ["opacity \(DecimalWriter.factor(opacity))"])
      + (blendMode == .normal ? [] : [blendMode.rawValue])
  }

  static func text(_ point: CGPoint) -> String {
    "\(DecimalWriter.length(point.x)),\(DecimalWriter.length(point.y))"
  }

  static func text(_ size: CGSize) -> String {
    "\(DecimalWriter.length(size.width))x\(DecimalWriter.length(size.height))"
  }

  static func text(_ rect: CGRect) -> String { "[\(text(rect.origin)) \(text(rect.size))]" }

  static func text(_ path: Path) -> String {
    switch path.outline {
    case .rect(let rect): return "rect\(text(rect))"
    case .ellipse(let rect): return "ellipse\(text(rect))"
    case .roundedRect(let shape):
      let corner = shape.corner
      let radii =
        corner.width == corner.height ? DecimalWriter.length(corner.width) : text(corner)
      return "rect\(text(shape.rect)) \(shape.style) \(radii)"
    case .elements(let elements):
      return "path{" + elements.map(text).joined(separator: " ") + "}"
    }
  }

  private static func text(_ element: Path.Element) -> String {
    switch element {
    case .move(let end): "M\(text(end))"
    case .line(let end): "L\(text(end))"
    case .quadCurve(let end, let control): "Q\(text(control)) \(text(end))"
    case .curve(let end, let control1, let control2):
      "C\(text(control1)) \(text(control2)) \(text(end))"
    case .closeSubpath: "Z"
    }
  }

  static func text(_ stroke: StrokeStyle) -> String {
    var words = ["width \(DecimalWriter.length(stroke.lineWidth))"]
    if stroke.lineCap != .butt { words.append("cap \(stroke.lineCap)") }
    if stroke.lineJoin != .miter {
      words.append("join \(stroke.lineJoin)")
    } else if stroke.miterLimit != 10 {
      words.append("miter \(DecimalWriter.length(stroke.miterLimit))")
    }
    if !stroke.dash.isEmpty {
      let dash = stroke.dash.map { DecimalWriter.length($0) }.joined(separator: ",")
      words.append("dash \(dash)")
      if stroke.dashPhase != 0 { words.append("phase \(DecimalWriter.length(stroke.dashPhase))") }
    }
    return words.joined(separator: " ")
  }

  static func text(_ color: DisplayColor) -> String {
    let (red, green, blue, _) = color.bytes
    let hex = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let alpha = color.alpha == 1 ? "" : "/\(DecimalWriter.factor(color.alpha))"
    return "#" + hex.joined().uppercased() + alpha
  }

  static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): text(color)
    case .linearGradient(let stops, let start, let end):
      "linear(\(text(start)) \(text(end)) \(text(stops)))"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      """
      radial(\(text(center)) \(DecimalWriter.length(startRadius)) \
      \(DecimalWriter.length(endRadius)) \(text(stops)))
      """
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      """
      elliptical(\(text(center)) \(text(radii)) \(DecimalWriter.factor(start)) \
      \(DecimalWriter.factor(end)) \(text(stops)))
      """
    case .angularGradient(let stops, let center, let start, let end):
      """
      angular(\(text(center)) \(DecimalWriter.factor(start.degrees)) \
      \(DecimalWriter.factor(end.degrees)) \(text(stops)))
      """
    }
  }

  private static func text(_ stops: [GradientStop]) -> String {
    stops.map { "\(text($0.color))@\(DecimalWriter.factor($0.location))" }.joined(separator: " ")
  }

  static func text(_ filter: DisplayFilter) -> String {
    switch filter {
    case .blur(let radius): "blur(\(DecimalWriter.length(radius)))"
    case .shadow(let color, let radius, let offset):
      """
      shadow(\(text(color)) \(DecimalWriter.length(radius)) \
      \(text(CGPoint(x: offset.width, y: offset.height))))
      """
    case .colorMatrix(let values):
      "matrix(\(values.map { DecimalWriter.factor($0) }.joined(separator: " ")))"
    case .luminanceToAlpha: "luminance-to-alpha"
    }
  }

  /// In quotes; quotes, backslashes and control characters as `\u{…}`.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x7f {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
