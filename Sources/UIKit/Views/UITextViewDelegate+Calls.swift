import Geometry

// Requirements of `UITextViewDelegate` as sources call them that were written for a protocol whose
// requirements may be missing: `delegate.requirement?(…)`. None is missing here: each has a default.

extension UITextViewDelegate {
  @_disfavoredOverload
  public var textViewShouldBeginEditing: (@MainActor (UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }

  @_disfavoredOverload
  public var textViewDidBeginEditing: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }

  @_disfavoredOverload
  public var textViewShouldEndEditing: (@MainActor (UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }

  @_disfavoredOverload
  public var textViewDidEndEditing: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }

  @_disfavoredOverload
  public var textViewDidChange: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }

  @_disfavoredOverload
  public var textViewDidChangeSelection: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }

  @_disfavoredOverload
  public var textView: _UITextViewDelegate_textView? {
    _UITextViewDelegate_textView(delegate: self)
  }
}

@MainActor @preconcurrency
public struct _UITextViewDelegate_textView {
  let delegate: any UITextViewDelegate

  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { delegate.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }
}
