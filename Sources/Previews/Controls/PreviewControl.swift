import Geometry

/// A state of a preview that can be set from outside.
package struct PreviewControl: Sendable {
  /// The variable's name.
  package var name: String
  package var codec: ControlCodec
  /// Makes the value that the source gives the variable.
  package var initialValue: @MainActor () -> Any

  package init(name: String, codec: ControlCodec, initialValue: @escaping @MainActor () -> Any) {
    self.name = name
    self.codec = codec
    self.initialValue = initialValue
  }

  package var type: ControlType { codec.type }

  /// How an address spells the initial value.
  @MainActor package var initialText: String { codec.print(initialValue()) ?? "" }

  /// The value that `text` spells; the error names this control.
  package func parse(_ text: String) throws(ControlValueError) -> Any {
    do {
      return try codec.parse(text)
    } catch {
      throw ControlValueError(parameter: name, value: error.value, allowed: error.allowed)
    }
  }
}

/// A control as `#Preview` hands it over.
public struct _PreviewControl {
  package let control: PreviewControl
}

/// The control of a state variable; nil if its type has none.
public func _previewControl<Value>(
  _ name: String, _ initialValue: @escaping @MainActor () -> Value
) -> _PreviewControl? {
  guard let codec = ControlCodec.of(Value.self) else { return nil }
  return _PreviewControl(
    control: PreviewControl(name: name, codec: codec, initialValue: { initialValue() }))
}
