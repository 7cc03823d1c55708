/// A text that is no value of a control.
package struct ControlValueError: Error, Hashable, CustomStringConvertible {
  /// The control's name; empty while it is not known.
  package var parameter: String
  package var value: String
  /// What would be allowed: the values themselves, or their form in words.
  package var allowed: [String]

  package init(parameter: String = "", value: String, allowed: [String]) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }

  package var description: String {
    "\(parameter): “\(value)” is not one of \(allowed.joined(separator: ", "))"
  }
}
