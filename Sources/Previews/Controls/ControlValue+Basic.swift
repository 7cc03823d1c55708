import Geometry

extension Bool: ControlValue {
  package static var controlType: ControlType {
    ControlType(
      kind: .boolean,
      choices: [
        ControlChoice(id: "false", title: "Off"), ControlChoice(id: "true", title: "On"),
      ])
  }

  package init?(controlText text: String) {
    guard let index = ControlCodec.index(of: text, in: ["false", "true"]) else { return nil }
    self = index == 1
  }

  package var controlText: String { self ? "true" : "false" }
}

extension String: ControlValue {
  package static var controlType: ControlType { ControlType(kind: .text) }
  package init?(controlText text: String) { self = text }
  package var controlText: String { self }
}

extension ControlValue where Self: FixedWidthInteger {
  package static var controlType: ControlType { ControlType(kind: .integer) }

  package init?(controlText text: String) {
    guard let value = Self(text) else { return nil }
    self = value
  }

  package var controlText: String { String(self) }
}

extension Int: ControlValue {}
extension Int8: ControlValue {}
extension Int16: ControlValue {}
extension Int32: ControlValue {}
extension Int64: ControlValue {}
extension UInt: ControlValue {}
extension UInt8: ControlValue {}
extension UInt16: ControlValue {}
extension UInt32: ControlValue {}
extension UInt64: ControlValue {}

extension Double: ControlValue {
  package static var controlType: ControlType { ControlType(kind: .number) }

  package init?(controlText text: String) {
    guard let value = PlainDecimal.value(of: text) else { return nil }
    self = value
  }

  package var controlText: String { PlainDecimal.text(of: self) }
}

extension Float: ControlValue {
  package static var controlType: ControlType { ControlType(kind: .number) }

  package init?(controlText text: String) {
    guard PlainDecimal.value(of: text) != nil, let value = Float(text), value.isFinite else {
      return nil
    }
    self = value
  }

  package var controlText: String { PlainDecimal.text(of: self) }
}

extension CGFloat: ControlValue {
  package static var controlType: ControlType { Double.controlType }

  package init?(controlText text: String) {
    guard let value = Double(controlText: text) else { return nil }
    self.init(value)
  }

  package var controlText: String { Double(self).controlText }
}
