import Geometry
import LayoutCore
import ViewCore
import Views

/// A field for many lines of text.
///
/// Coverage: partial (text; nothing types in it). Verified: believed.
open class UITextView: UIScrollView, UIKeyInput {
  open var text: String! = "" { didSet { noteChange() } }
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { noteChange() } }
  open var textColor: UIColor? = .label { didSet { noteChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  open var isEditable = true
  open var isSelectable = true
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { noteChange() }
  }
  public let textContainer: NSTextContainer
  public let layoutManager = NSLayoutManager()
  open var textStorage: NSTextStorage { layoutManager.storage(of: self) }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var adjustsFontForContentSizeCategory = false
  open var selectedRange = NSRange(location: 0, length: 0)
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open var textContentType: UITextContentType?
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var isFindInteractionEnabled = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  private var input: UIView?
  private var accessory: UIView?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.onChange = { [weak self] in self?.noteChange() }
    layoutManager.addTextContainer(self.textContainer)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  /// Lays its lines out either way.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  open override class func appearance() -> UITextView { UITextView() }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView { UITextView() }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open var hasText: Bool { !(text ?? "").isEmpty }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open var selectedTextRange: UITextRange?
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open override var inputView: UIView? {
    get { input }
    set { input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width.isFinite && size.width > 0 ? size.width : nil
    return ViewMeasure.size(
      of: styledText, in: ProposedViewSize(width: limit, height: nil),
      environment: traitCollection.environment)
  }

  /// Without scrolling a text view is as high as its text.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: frame.width, height: 0))
  }

  private var styledText: some View {
    Text(verbatim: text ?? "")
      .lineLimit(textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil)
      .truncationMode(textContainer.lineBreakMode.truncation)
      .font((font ?? .systemFont(ofSize: 12)).specification.font)
      .foregroundStyle((textColor ?? .label).color)
      .multilineTextAlignment(textAlignment.alignment.text)
      .padding(
        EdgeInsets(
          top: textContainerInset.top,
          leading: textContainerInset.left + textContainer.lineFragmentPadding,
          bottom: textContainerInset.bottom,
          trailing: textContainerInset.right + textContainer.lineFragmentPadding))
  }

  open override var _picture: AnyView? {
    AnyView(
      styledText.frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: textAlignment == .center ? .top : .topLeading))
  }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
