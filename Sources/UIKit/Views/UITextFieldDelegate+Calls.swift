import Geometry

// Requirements of `UITextFieldDelegate` as sources call them that were written for a protocol whose
// requirements may be missing: `delegate.requirement?(…)`. None is missing here: each has a default.

extension UITextFieldDelegate {
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }

  @_disfavoredOverload
  public var textFieldDidBeginEditing: (@MainActor (UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }

  @_disfavoredOverload
  public var textFieldShouldEndEditing: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }

  @_disfavoredOverload
  public var textFieldDidEndEditing: _UITextFieldDelegate_textFieldDidEndEditing? {
    _UITextFieldDelegate_textFieldDidEndEditing(delegate: self)
  }

  @_disfavoredOverload
  public var textFieldDidChangeSelection: (@MainActor (UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }

  @_disfavoredOverload
  public var textFieldShouldClear: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldClear($0) }
  }

  @_disfavoredOverload
  public var textFieldShouldReturn: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldReturn($0) }
  }

  @_disfavoredOverload
  public var textField: _UITextFieldDelegate_textField? {
    _UITextFieldDelegate_textField(delegate: self)
  }
}

@MainActor @preconcurrency
public struct _UITextFieldDelegate_textFieldDidEndEditing {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField
  ) { delegate.textFieldDidEndEditing(textField) }
  public func callAsFunction(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { delegate.textFieldDidEndEditing(textField, reason: reason) }
}

@MainActor @preconcurrency
public struct _UITextFieldDelegate_textField {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}
