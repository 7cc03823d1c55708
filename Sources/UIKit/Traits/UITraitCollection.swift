import Geometry
import ViewCore
import Views

/// The traits that an interface is shown with: SwiftUI's environment under UIKit's names.
///
/// Coverage: partial (style, size category, direction, scale, size classes, contrast).
/// Verified: documented.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let environment: EnvironmentValues

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
    super.init()
  }

  public convenience override init() { self.init(EnvironmentValues()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Self.changed { $0.colorScheme = userInterfaceStyle == .dark ? .dark : .light })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      Self.changed { $0.dynamicTypeSize = preferredContentSizeCategory.dynamicTypeSize ?? .large })
  }

  public convenience init(displayScale: CGFloat) {
    self.init(Self.changed { $0.displayScale = displayScale })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(
      Self.changed {
        $0.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.changed { $0.horizontalSizeClass = horizontalSizeClass.sizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.changed { $0.verticalSizeClass = verticalSizeClass.sizeClass })
  }

  /// Interfaces are at the base here.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(
      Self.changed {
        $0.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
      }
    )
  }

  /// What each says in turn, where it differs from a light screen.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let plain = UITraitCollection()
    self.init(
      Self.changed { result in
        for traits in traitCollections { traits.differences(from: plain, into: &result) }
      })
  }

  private func differences(from plain: UITraitCollection, into result: inout EnvironmentValues) {
    if userInterfaceStyle != plain.userInterfaceStyle {
      result.colorScheme = environment.colorScheme
    }
    if preferredContentSizeCategory != plain.preferredContentSizeCategory {
      result.dynamicTypeSize = environment.dynamicTypeSize
    }
    if displayScale != plain.displayScale { result.displayScale = displayScale }
    if layoutDirection != plain.layoutDirection {
      result.layoutDirection = environment.layoutDirection
    }
    if horizontalSizeClass != plain.horizontalSizeClass {
      result.horizontalSizeClass = environment.horizontalSizeClass
    }
    if verticalSizeClass != plain.verticalSizeClass {
      result.verticalSizeClass = environment.verticalSizeClass
    }
    if accessibilityContrast != plain.accessibilityContrast {
      result.colorSchemeContrast = environment.colorSchemeContrast
    }
  }

  private static func changed(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var environment = EnvironmentValues()
    change(&environment)
    return environment
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    environment.colorScheme == .dark ? .dark : .light
  }

  public var displayScale: CGFloat { environment.displayScale }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    .of(environment.dynamicTypeSize)
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public var accessibilityContrast: UIAccessibilityContrast {
    environment.colorSchemeContrast == .increased ? .high : .normal
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    UIUserInterfaceSizeClass(environment.horizontalSizeClass)
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    UIUserInterfaceSizeClass(environment.verticalSizeClass)
  }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    environment.systemLook.isMac ? .mac : .phone
  }

  /// The traits of the tree that is being built, or of a light screen.
  public static var current: UITraitCollection {
    if let performing { return performing }
    return ViewGraph.current?.root.map { UITraitCollection($0.environment) } ?? UITraitCollection()
  }

  /// Component code runs on the main thread; Apple's spelling does not say so.
  nonisolated(unsafe) private static var performing: UITraitCollection?

  /// Runs `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.performing
    Self.performing = self
    defer { Self.performing = outer }
    actions()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && displayScale == other.displayScale && layoutDirection == other.layoutDirection
      && accessibilityContrast == other.accessibilityContrast
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }

  open override var hash: Int { displayScale.hashValue }

  /// Whether dynamic colours may look different under the two.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }

  fileprivate var sizeClass: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
