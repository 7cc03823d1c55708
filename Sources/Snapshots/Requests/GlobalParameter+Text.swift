import Geometry
import Previews
import ViewCore
import Views

extension GlobalParameter {
  /// Sets the global that `text` spells; false if it spells none.
  func read(_ text: String, into globals: inout SnapshotGlobals) -> Bool {
    switch self {
    case .appearance: Self.set(&globals.appearance, Self.choice(text, Self.appearances))
    case .contrast: Self.set(&globals.contrast, Self.choice(text, Self.contrasts))
    case .device:
      Self.set(&globals.canvas, to: Self.choice(text, Self.devices).map(CanvasChoice.device))
    case .direction: Self.set(&globals.direction, Self.choice(text, Self.directions))
    case .keyboard: Self.set(&globals.keyboard, KeyboardChoice(text: text))
    case .locale: Self.set(&globals.locale, LanguageTag.canonical(text))
    case .now:
      Self.set(&globals.now, Date(controlText: text)?.timeIntervalSinceReferenceDate)
    case .orientation: Self.set(&globals.orientation, to: Self.choice(text, Self.orientations))
    case .reduceMotion: Self.set(&globals.reducesMotion, Bool(controlText: text))
    case .scale:
      Self.set(&globals.scale, to: PlainDecimal.value(of: text).flatMap(Self.inScaleRange))
    case .size: Self.set(&globals.canvas, to: Self.size(text))
    case .system: Self.set(&globals.system, Self.choice(text, Self.systems))
    case .textSize: Self.set(&globals.textSize, Self.choice(text, Self.textSizes))
    }
  }

  /// The one spelling of the global; nil where it is as it is without the parameter.
  func text(of globals: SnapshotGlobals) -> String? {
    let standard = SnapshotGlobals()
    switch self {
    case .appearance: return Self.id(globals.appearance, standard.appearance, Self.appearances)
    case .contrast: return Self.id(globals.contrast, standard.contrast, Self.contrasts)
    case .device:
      if case .device(let id) = globals.canvas { return id }
      return nil
    case .direction: return Self.id(globals.direction, standard.direction, Self.directions)
    case .keyboard:
      return globals.keyboard == standard.keyboard ? nil : globals.keyboard.text
    case .locale: return globals.locale == standard.locale ? nil : globals.locale
    case .now:
      return globals.now == standard.now
        ? nil : Date(timeIntervalSinceReferenceDate: globals.now).controlText
    case .orientation: return globals.orientation?.rawValue
    case .reduceMotion: return globals.reducesMotion ? true.controlText : nil
    case .scale: return globals.scale.map { PlainDecimal.text(of: $0) }
    case .size:
      switch globals.canvas {
      case .fit: return "fit"
      case .size(let width, let height):
        return "\(PlainDecimal.text(of: width))x\(PlainDecimal.text(of: height))"
      case .device, nil: return nil
      }
    case .system: return Self.id(globals.system, standard.system, Self.systems)
    case .textSize: return Self.id(globals.textSize, standard.textSize, Self.textSizes)
    }
  }

  private static func set<Value>(_ global: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    global = value
    return true
  }

  private static func set<Value>(_ global: inout Value?, to value: Value?) -> Bool {
    guard let value else { return false }
    global = value
    return true
  }

  private static func choice<Value>(
    _ text: String, _ values: [(id: String, value: Value)]
  ) -> Value? {
    ControlCodec.index(of: text, in: values.map(\.id)).map { values[$0].value }
  }

  private static func id<Value: Equatable>(
    _ value: Value, _ standard: Value, _ values: [(id: String, value: Value)]
  ) -> String? {
    value == standard ? nil : values.first { $0.value == value }?.id
  }

  private static func inScaleRange(_ scale: Double) -> Double? {
    (1...3).contains(scale) ? scale : nil
  }

  private static func size(_ text: String) -> CanvasChoice? {
    if text == "fit" { return .fit }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { PlainDecimal.value(of: String($0)) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      SnapshotLimits.canvasSides.contains(width), SnapshotLimits.canvasSides.contains(height)
    else { return nil }
    return .size(width: width, height: height)
  }
}

extension KeyboardChoice {
  /// `auto`, `none` or a height in points.
  init?(text: String) {
    switch text {
    case "auto": self = .automatic
    case "none": self = .hidden
    default:
      guard let height = PlainDecimal.value(of: text), SnapshotLimits.canvasSides.contains(height)
      else { return nil }
      self = .height(height)
    }
  }

  /// The one spelling.
  var text: String {
    switch self {
    case .automatic: "auto"
    case .hidden: "none"
    case .height(let height): PlainDecimal.text(of: height)
    }
  }
}

/// Language tags as addresses spell them (the common part of BCP 47).
enum LanguageTag {
  /// The tag with hyphens, the language in small letters, a region in capitals, a script with one;
  /// nil for what is no tag.
  static func canonical(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map { $0.lowercased() }
    guard let language = parts.first, (2...8).contains(language.utf8.count),
      language.utf8.allSatisfy({ (97...122).contains($0) })
    else { return nil }
    let further = parts.dropFirst()
    guard further.count <= 8,
      further.allSatisfy({ part in
        (1...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
      })
    else { return nil }
    return ([language] + further.map(cased)).joined(separator: "-")
  }

  private static func cased(_ part: String) -> String {
    switch part.utf8.count {
    case 2: part.uppercased()
    case 4 where part.utf8.allSatisfy({ (97...122).contains($0) }):
      part.prefix(1).uppercased() + part.dropFirst()
    default: part
    }
  }
}
