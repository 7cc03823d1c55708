import Drawing
import Geometry

extension SVGRenderer {
  /// Defines a chain of filters over a region in the coordinates of the filtered element.
  mutating func defineFilter(_ filters: [DisplayFilter], region: CGRect) -> Identifier {
    let identifier = ids.next()
    definitions.append("<filter id=\"")
    definitions.append(identifier.bytes)
    definitions.append("\" filterUnits=\"userSpaceOnUse\"")
    definitions.append(region: region)
    definitions.append(" color-interpolation-filters=\"sRGB\">")
    for (index, filter) in filters.enumerated() { definitions.append(filter, isFirst: index == 0) }
    definitions.append("</filter>")
    return identifier
  }

  /// Writes content in natural colours and turns them into the tone by a filter.
  mutating func toned(
    at placement: Placement, content: (inout SVGRenderer, Placement) -> Void
  ) {
    let outer = tone
    let filter = defineFilter([.flat(outer)], region: placement.visible)
    tone = .natural
    flushHoles()
    body.append("<g")
    body.attribute(" filter=\"", url: filter)
    body.append(">")
    frame(visible: placement.visible) { content(&$0, placement) }
    body.append("</g>")
    tone = outer
  }
}

extension ByteWriter {
  /// `x`, `y`, `width` and `height` of a region, a point wider on every side, never empty.
  mutating func append(region: CGRect) {
    attribute(" x=\"", length: (region.minX - 1).rounded(.down))
    attribute(" y=\"", length: (region.minY - 1).rounded(.down))
    let maxX = (region.maxX + 1).rounded(.up)
    let maxY = (region.maxY + 1).rounded(.up)
    attribute(" width=\"", length: maxX - (region.minX - 1).rounded(.down))
    attribute(" height=\"", length: maxY - (region.minY - 1).rounded(.down))
  }

  /// A filter that works on the result of the one before.
  fileprivate mutating func append(_ filter: DisplayFilter, isFirst: Bool) {
    switch filter {
    case .blur(let radius): attributeElement("<feGaussianBlur stdDeviation=\"", radius)
    case .shadow(let color, let radius, let offset):
      append(shadow: color, radius: radius, offset: offset, isFirst: isFirst)
    case .colorMatrix(let values): append(matrix: values)
    case .luminanceToAlpha:
      // The luminance times the alpha that was there before.
      let weights = DisplayFilter.luminance
      append("<feOffset result=\"a\"/>")
      append(
        matrix: [
          0, 0, 0, 0, 0,
          0, 0, 0, 0, 0,
          0, 0, 0, 0, 0,
          weights.red, weights.green, weights.blue, 0, 0,
        ])
      append("<feComposite in2=\"a\" operator=\"in\"/>")
    }
  }

  /// Spelled out: `feDropShadow` is not read everywhere.
  private mutating func append(
    shadow color: DisplayColor, radius: CGFloat, offset: CGSize, isFirst: Bool
  ) {
    if !isFirst { append("<feOffset result=\"a\"/>") }
    append("<feOffset")
    if isFirst { append(" in=\"SourceAlpha\"") }
    attribute(" dx=\"", length: offset.width)
    attribute(" dy=\"", length: offset.height)
    if radius > 0 {
      append("/>")
      append("<feGaussianBlur stdDeviation=\"")
      append(length: radius)
      append("\"")
    }
    append(" result=\"b\"/><feFlood flood-color=\"")
    append(color: color)
    append("\"")
    if color.alpha < 1 { attribute(" flood-opacity=\"", factor: color.alpha) }
    append("/><feComposite in2=\"b\" operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"")
    append(isFirst ? "SourceGraphic" : "a")
    append("\"/></feMerge>")
  }

  private mutating func append(matrix: [Double]) {
    append("<feColorMatrix values=\"")
    for (index, value) in matrix.enumerated() {
      if index > 0 { append(" ") }
      append(factor: value)
    }
    append("\"/>")
  }

  private mutating func attributeElement(_ opening: StaticString, _ length: Double) {
    append(opening)
    append(length: length)
    append("\"/>")
  }
}

extension DisplayFilter {
  /// Every colour replaced by the tone's, alpha kept.
  static func flat(_ tone: Tone) -> DisplayFilter {
    let value: Double = tone == .white ? 1 : 0
    return .colorMatrix([
      0, 0, 0, 0, value,
      0, 0, 0, 0, value,
      0, 0, 0, 0, value,
      0, 0, 0, 1, 0,
    ])
  }

  /// Colours kept, every trace of alpha made full.
  static let opaque = DisplayFilter.colorMatrix([
    1, 0, 0, 0, 0,
    0, 1, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 0, 255, 0,
  ])

  /// Whether alpha afterwards depends on colours before.
  var readsColor: Bool {
    switch self {
    case .blur, .shadow: false
    case .luminanceToAlpha: true
    case .colorMatrix(let m): m.count == 20 && (m[15] != 0 || m[16] != 0 || m[17] != 0)
    }
  }

  /// The filter for content that is already in one tone: what it does to alpha.
  func toned(_ tone: Tone) -> DisplayFilter {
    guard tone != .natural else { return self }
    switch self {
    case .blur, .luminanceToAlpha: return self
    case .shadow(let color, let radius, let offset):
      return .shadow(color: color.toned(tone), radius: radius, offset: offset)
    case .colorMatrix(let m):
      guard m.count == 20, case .colorMatrix(var flat) = DisplayFilter.flat(tone) else {
        return self
      }
      flat[18] = m[18]
      flat[19] = m[19]
      return m[18] == 1 && m[19] == 0 ? .identity : .colorMatrix(flat)
    }
  }

  private static let identity = DisplayFilter.colorMatrix([
    1, 0, 0, 0, 0,
    0, 1, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 0, 1, 0,
  ])

  var isIdentity: Bool { self == .identity }
}

extension DisplayColor {
  func toned(_ tone: Tone) -> DisplayColor {
    switch tone {
    case .natural: self
    case .white: DisplayColor(red: 1, green: 1, blue: 1, alpha: alpha)
    case .black: DisplayColor(red: 0, green: 0, blue: 0, alpha: alpha)
    }
  }
}
