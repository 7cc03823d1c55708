import Geometry
import Previews
import ViewCore
import Views

/// The parameters of an address that set globals, by their spelling.
package enum GlobalParameter: String, CaseIterable, Sendable {
  case appearance, contrast, device, direction, keyboard, locale, now, orientation, reduceMotion
  case scale, size, system, textSize

  /// Every value there is, in order; empty where there are too many to list.
  package var choices: [ControlChoice] {
    switch self {
    case .appearance: Self.choices(Self.appearances, ["Light", "Dark"])
    case .contrast: Self.choices(Self.contrasts, ["Standard", "Increased"])
    case .device: Device.all.map { ControlChoice(id: $0.id, title: $0.title) }
    case .direction: Self.choices(Self.directions, ["Left to right", "Right to left"])
    case .orientation: Self.choices(Self.orientations, ["Portrait", "Landscape"])
    case .reduceMotion: Bool.controlType.choices
    case .system: Self.choices(Self.systems, ["iOS 18", "iOS 26", "macOS 26"])
    case .textSize:
      DynamicTypeSize.allCases.map { ControlChoice(id: "\($0)", title: Self.title(of: $0)) }
    case .keyboard, .locale, .now, .scale, .size: []
    }
  }

  /// What an address may say, for an error.
  package var allowed: [String] {
    switch self {
    case .keyboard: ["auto", "none", "a height in points such as 291"]
    case .locale: ["a language tag such as ru or en-GB"]
    case .now: Date.controlType.allowed
    case .scale: ["1 to 3"]
    case .size: ["fit", "a width and a height such as 393x852"]
    default: choices.map(\.id)
    }
  }

  static let appearances: [(id: String, value: ColorScheme)] = [("light", .light), ("dark", .dark)]
  static let contrasts: [(id: String, value: ColorSchemeContrast)] = [
    ("standard", .standard), ("increased", .increased),
  ]
  static let directions: [(id: String, value: LayoutDirection)] = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ]
  static let orientations = CanvasOrientation.allCases.map { (id: $0.rawValue, value: $0) }
  static let systems = SystemLook.allCases.map { (id: $0.rawValue, value: $0) }
  static let devices = Device.all.map { (id: $0.id, value: $0.id) }
  static let textSizes = DynamicTypeSize.allCases.map { (id: "\($0)", value: $0) }

  private static func choices<Value>(
    _ values: [(id: String, value: Value)], _ titles: [String]
  ) -> [ControlChoice] {
    zip(values, titles).map { ControlChoice(id: $0.id, title: $1) }
  }

  private static func title(of size: DynamicTypeSize) -> String {
    switch size {
    case .xSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "xL"
    case .xxLarge: "xxL"
    case .xxxLarge: "xxxL"
    case .accessibility1: "AX 1"
    case .accessibility2: "AX 2"
    case .accessibility3: "AX 3"
    case .accessibility4: "AX 4"
    case .accessibility5: "AX 5"
    }
  }
}
