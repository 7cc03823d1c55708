import Geometry
import LayoutCore
import ViewCore
import Views

/// A button: title and image in a style.
///
/// Coverage: partial (title, image, colours, the four filled configurations). Verified: believed.
open class UIButton: UIControl {
  open override class func appearance() -> UIButton { UIButton() }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { UIButton() }
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  public private(set) var buttonType = ButtonType.custom
  open var configuration: Configuration? { didSet { noteChange() } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { noteChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    noteChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    noteChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    noteChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }

  open override var intrinsicContentSize: CGSize {
    ViewMeasure.size(of: picture, environment: traitCollection.environment)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var _picture: AnyView? {
    AnyView(picture.frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  private var foreground: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if let color = titleColor(for: state) { return color }
    if let color = configuration?.baseForegroundColor { return color }
    if configuration?.kind == .filled { return .white }
    return buttonType == .custom && configuration == nil ? .white : tintColor
  }

  private var background: Color {
    guard let configuration else { return .clear }
    let base = (configuration.baseBackgroundColor ?? tintColor).color
    switch configuration.kind {
    case .plain: return configuration.baseBackgroundColor?.color ?? .clear
    case .filled: return base
    case .tinted: return base.opacity(0.15)
    case .gray: return configuration.baseBackgroundColor?.color ?? Color(.system(.fill))
    }
  }

  private var picture: some View {
    let insets = configuration?.contentInsets
    return HStack(spacing: configuration?.imagePadding ?? 0) {
      if let image = configuration?.image ?? currentImage { image.picture }
      if let title = configuration?.title ?? currentTitle, !title.isEmpty {
        Text(verbatim: title)
          .font(titleLabel?.font?.specification.font ?? .system(size: 17))
          .lineLimit(1)
      }
    }
    .foregroundStyle(foreground.color)
    .padding(
      EdgeInsets(
        top: insets?.top ?? contentEdgeInsets.top,
        leading: insets?.leading ?? contentEdgeInsets.left,
        bottom: insets?.bottom ?? contentEdgeInsets.bottom,
        trailing: insets?.trailing ?? contentEdgeInsets.right)
    )
    .background(background, in: RoundedRectangle(cornerRadius: 6))
  }
}

extension UIButton {
  /// What a button shows and how.
  public struct Configuration {
    enum Kind { case plain, filled, tinted, gray }

    var kind: Kind
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 4
    public var titlePadding: CGFloat = 1
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var showsActivityIndicator = false

    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }

    public static func plain() -> Configuration { Configuration(kind: .plain) }
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    public static func bordered() -> Configuration { gray() }
    public static func borderless() -> Configuration { plain() }
    public static func borderedProminent() -> Configuration { filled() }
    public static func borderedTinted() -> Configuration { tinted() }
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
