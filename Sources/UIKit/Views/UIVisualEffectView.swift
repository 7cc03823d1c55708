import Geometry
import ViewCore
import Views

/// An effect over what lies behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  override init() {}
}

/// A blur in a style.
///
/// Coverage: partial (drawn as a translucent colour, like SwiftUI's materials).
/// Verified: believed.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    /// How much of the background's colour covers what lies behind.
    var opacity: Double {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        0.4
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
      default: 0.75
      }
    }

    /// Light or dark where the style says so itself.
    var isDark: Bool? {
      switch self {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      default: nil
      }
    }
  }

  let style: Style
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect on content over a blur; content is drawn as it is.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view with an effect behind its content.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { noteChange() } }
  public let contentView = UIView()

  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() { contentView.frame = bounds }

  open override var _picture: AnyView? {
    guard let blur = effect as? UIBlurEffect else { return nil }
    let base =
      blur.style.isDark.map { $0 ? Color.black : Color.white } ?? Color(.system(.background))
    return AnyView(base.opacity(blur.style.opacity))
  }
}
