import Geometry
import LayoutCore
import ViewCore
import Views

/// A field for a line of text.
///
/// Coverage: partial (text, placeholder, border; nothing types in it). Verified: believed.
open class UITextField: UIControl, UIKeyInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  open var text: String? = "" { didSet { noteChange() } }
  open var attributedText: NSAttributedString?
  open var placeholder: String? { didSet { noteChange() } }
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { noteChange() } }
  open var textColor: UIColor? = .label { didSet { noteChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  open var borderStyle = BorderStyle.none { didSet { noteChange() } }
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var isSecureTextEntry = false { didSet { noteChange() } }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var textContentType: UITextContentType?
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var passwordRules: UITextInputPasswordRules?
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearsOnBeginEditing = false
  open var isEditing: Bool { isFirstResponder }
  open weak var delegate: (any UITextFieldDelegate)?
  private var input: UIView?
  private var accessory: UIView?
  open override class func appearance() -> UITextField { UITextField() }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { UITextField() }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open var hasText: Bool { !(text ?? "").isEmpty }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open var selectedTextRange: UITextRange?
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var endOfDocument: UITextPosition { UITextPosition(text?.utf16.count ?? 0) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    UITextPosition(position.offset + offset)
  }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { nil }
  open func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }
  /// Kept for those who ask; the field draws its text by itself.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open override var inputView: UIView? {
    get { input }
    set { input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    let padding: CGFloat = borderStyle == .none ? 0 : 14
    return CGSize(width: UIView.noIntrinsicMetric, height: line.rounded(.up) + padding)
  }

  open override var _picture: AnyView? {
    let isEmpty = text?.isEmpty ?? true
    let shown =
      isEmpty
      ? placeholder ?? ""
      : isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    let color = isEmpty ? UIColor.placeholderText : textColor ?? .label
    let isBordered = borderStyle != .none
    return AnyView(
      Text(verbatim: shown)
        .font((font ?? .systemFont(ofSize: 17)).specification.font)
        .foregroundStyle(color.color).lineLimit(1)
        .padding(.horizontal, isBordered ? 7 : 0)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.alignment.frame
        )
        .background {
          if isBordered {
            RoundedRectangle(cornerRadius: borderStyle == .roundedRect ? 5 : 0)
              .fill(Color(.system(.background)))
            RoundedRectangle(cornerRadius: borderStyle == .roundedRect ? 5 : 0)
              .strokeBorder(Color(.system(.separator)), lineWidth: 0.5)
          }
        })
  }
}

@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  )
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
