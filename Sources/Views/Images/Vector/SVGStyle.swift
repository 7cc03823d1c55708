import Drawing
import Geometry

/// The properties of an element that decide how it is painted; most are inherited.
struct SVGStyle {
  var fill = "black"
  var fillOpacity = 1.0
  var isEvenOdd = false
  var strokePaint = "none"
  var strokeOpacity = 1.0
  var stroke = StrokeStyle(lineWidth: 1, miterLimit: 4)
  var color = DisplayColor.black
  // Not inherited.
  var opacity = 1.0
  var clip: String?
  var isHidden = false

  /// The style of an element in this one: attributes, then class rules, then its own rules.
  func applying(_ element: XMLElement, _ sheet: SVGSheet) -> SVGStyle {
    var result = self
    result.opacity = 1
    result.clip = nil
    result.isHidden = false
    for name in SVGSheet.properties {
      if let value = element[name] { result.set(name, value) }
    }
    for (name, value) in sheet.rules(for: element) { result.set(name, value) }
    return result
  }

  private mutating func set(_ name: String, _ text: String) {
    let value = text.trimmingCharacters(in: .whitespaces)
    if value == "inherit" { return }
    switch name {
    case "fill": fill = value
    case "fill-opacity": fillOpacity = Self.fraction(value) ?? fillOpacity
    case "fill-rule": isEvenOdd = value == "evenodd"
    case "stroke": strokePaint = value
    case "stroke-opacity": strokeOpacity = Self.fraction(value) ?? strokeOpacity
    case "stroke-width": stroke.lineWidth = SVGNumbers.length(value) ?? stroke.lineWidth
    case "stroke-linecap":
      stroke.lineCap = value == "round" ? .round : value == "square" ? .square : .butt
    case "stroke-linejoin":
      stroke.lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter
    case "stroke-miterlimit": stroke.miterLimit = SVGNumbers.length(value) ?? stroke.miterLimit
    case "stroke-dasharray": stroke.dash = value == "none" ? [] : SVGNumbers.numbers(value)
    case "stroke-dashoffset": stroke.dashPhase = SVGNumbers.length(value) ?? 0
    case "color": color = SVGColors.color(value) ?? color
    case "opacity": opacity = Self.fraction(value) ?? 1
    case "clip-path": clip = value == "none" ? nil : value
    case "display": isHidden = isHidden || value == "none"
    case "visibility": isHidden = isHidden || value == "hidden"
    default: break
    }
  }

  static func fraction(_ text: String) -> Double? {
    guard let number = SVGNumbers.numbers(text).first else { return nil }
    return min(1, max(0, Double(number) / (text.hasSuffix("%") ? 100 : 1)))
  }
}

/// The rules of style sheets for classes, ids and element names.
struct SVGSheet {
  static let properties = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "color", "opacity", "clip-path", "display", "visibility", "stop-color",
    "stop-opacity",
  ]

  private var selectors: [String: [(String, String)]] = [:]

  /// Adds `.a, .b { fill: red }`; other kinds of selectors are skipped.
  mutating func read(_ text: String) {
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        if !name.isEmpty, !name.contains(" ") { selectors[name, default: []] += declarations }
      }
    }
  }

  /// Element names, then classes, then ids, then the element's own rules.
  func rules(for element: XMLElement) -> [(String, String)] {
    var result: [(String, String)] = []
    if !selectors.isEmpty {
      result += selectors[element.name] ?? []
      for name in (element["class"] ?? "").split(separator: " ") {
        result += selectors[".\(name)"] ?? []
      }
      if let id = element["id"] { result += selectors["#\(id)"] ?? [] }
    }
    if let style = element["style"] { result += Self.declarations(style) }
    return result
  }

  private static func declarations(_ text: String) -> [(String, String)] {
    text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (
        parts[0].trimmingCharacters(in: .whitespacesAndNewlines),
        parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
  }
}
