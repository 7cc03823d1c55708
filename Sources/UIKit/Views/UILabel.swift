import Geometry
import LayoutCore
import ViewCore
import Views

/// Text on a view.
///
/// Coverage: partial (plain text in one style; attributes of attributed text but its font and
/// colour at the start are not drawn). Verified: documented.
open class UILabel: UIView {
  open override class func appearance() -> UILabel { UILabel() }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { UILabel() }
  open var text: String? { didSet { noteChange() } }
  open var attributedText: NSAttributedString? { didSet { adoptAttributes() } }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { noteChange() } }
  open var textColor: UIColor! = .label { didSet { noteChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  /// 0 is no limit.
  open var numberOfLines = 1 { didSet { noteChange() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { noteChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { noteChange() } }
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0 { didSet { noteChange() } }
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { noteChange() } }
  open var isEnabled = true { didSet { noteChange() } }
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  private func adoptAttributes() {
    guard let attributedText else { return text = nil }
    text = attributedText.string
    guard attributedText.length > 0 else { return }
    let attributes = attributedText.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(
      CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// - Parameter size: a width of 0 is no limit; the height never is one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let width = size.width > 0 && size.width.isFinite && numberOfLines != 1 ? size.width : nil
    return ViewMeasure.size(
      of: styledText, in: ProposedViewSize(width: width, height: nil),
      environment: traitCollection.environment)
  }

  private var styledText: some View {
    Text(verbatim: text ?? "")
      .font(font.specification.font)
      .foregroundStyle((isEnabled ? textColor : .tertiaryLabel).color)
      .multilineTextAlignment(textAlignment.alignment.text)
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
      .truncationMode(lineBreakMode.truncation)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
  }

  open override var _picture: AnyView? {
    AnyView(
      styledText.frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.alignment.frame))
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// How lines stand to one another, and the text in its frame. Left and right are taken as leading
  /// and trailing; justified text is drawn as natural.
  var alignment: (text: TextAlignment, frame: Alignment) {
    switch self {
    case .left, .justified, .natural: (.leading, .leading)
    case .center: (.center, .center)
    case .right: (.trailing, .trailing)
    }
  }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }
}
