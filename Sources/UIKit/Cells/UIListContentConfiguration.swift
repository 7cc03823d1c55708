import Geometry

/// A cell with an image, a text and a second text.
///
/// Coverage: image, both texts, side by side or below; no reserved layout. Verified: believed.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How one of the parts looks.
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var adjustsFontSizeToFitWidth = false
    public var adjustsFontForContentSizeCategory = true
    public var minimumScaleFactor: CGFloat = 0
  }

  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  @MainActor private init(_ font: UIFont, _ secondary: UIFont, _ color: UIColor) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondary, color: .secondaryLabel)
  }

  @MainActor public static func cell() -> Self {
    Self(.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .caption1), .label)
  }
  @MainActor public static func subtitleCell() -> Self { cell() }
  @MainActor public static func valueCell() -> Self {
    var cell = Self(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body), .label)
    cell.prefersSideBySideTextAndSecondaryText = true
    return cell
  }
  @MainActor public static func plainHeader() -> Self {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    return Self(font, .preferredFont(forTextStyle: .subheadline), .label)
  }
  @MainActor public static func groupedHeader() -> Self {
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    return Self(font, font, .secondaryLabel)
  }
  @MainActor public static func plainFooter() -> Self { groupedHeader() }
  @MainActor public static func groupedFooter() -> Self { groupedHeader() }
  @MainActor public static func sidebarCell() -> Self { cell() }
  @MainActor public static func sidebarSubtitleCell() -> Self { cell() }
  @MainActor public static func accompaniedSidebarCell() -> Self { cell() }
  @MainActor public static func sidebarHeader() -> Self { plainHeader() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view of a list's content.
open class UIListContentView: UIView, UIContentView {
  private let row = UIStackView()
  private let texts = UIStackView()
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private var shown: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [label, secondaryLabel] { texts.addArrangedSubview(view) }
    for view in [imageView, texts] as [UIView] { row.addArrangedSubview(view) }
    row.alignment = .center
    addSubview(row)
    apply()
  }

  /// A coder has no configuration.
  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      apply()
    }
  }

  private func apply() {
    imageView.image = shown.image
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.isHidden = shown.image == nil
    row.spacing = shown.imageToTextPadding
    texts.axis = shown.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
    texts.distribution =
      shown.prefersSideBySideTextAndSecondaryText ? .equalSpacing : .fill
    texts.spacing =
      shown.prefersSideBySideTextAndSecondaryText
      ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    fill(label, shown.text, shown.attributedText, shown.textProperties)
    fill(
      secondaryLabel, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = text == nil && attributed == nil
  }

  private var inset: UIEdgeInsets {
    let margins = shown.directionalLayoutMargins
    return UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = bounds.inset(by: inset)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = inset
    let width = max(0, size.width - inset.left - inset.right)
    let fitting = row.sizeThatFits(CGSize(width: width, height: size.height))
    return CGSize(
      width: size.width, height: max(44, fitting.height + inset.top + inset.bottom))
  }
}
