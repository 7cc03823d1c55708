import Geometry
import ViewCore
import Views

/// Traits that are being changed.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var displayScale: CGFloat { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Interfaces are at the base here, whatever is said.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

/// Traits as they are collected. What is unspecified changes nothing.
private struct CollectedTraits: UIMutableTraits {
  private(set) var traits: UITraitCollection

  init(_ traits: UITraitCollection) { self.traits = traits }

  private mutating func change(_ change: (inout EnvironmentValues) -> Void) {
    var environment = traits.environment
    change(&environment)
    traits = UITraitCollection(environment)
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set {
      guard newValue != .unspecified else { return }
      change { $0.colorScheme = newValue == .dark ? .dark : .light }
    }
  }
  var displayScale: CGFloat {
    get { traits.displayScale }
    set { change { $0.displayScale = newValue } }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set {
      guard newValue != .unspecified else { return }
      change { $0.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight }
    }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set {
      let other = UITraitCollection(horizontalSizeClass: newValue).environment
      change { $0.horizontalSizeClass = other.horizontalSizeClass }
    }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set {
      let other = UITraitCollection(verticalSizeClass: newValue).environment
      change { $0.verticalSizeClass = other.verticalSizeClass }
    }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { traits.accessibilityContrast }
    set {
      guard newValue != .unspecified else { return }
      change { $0.colorSchemeContrast = newValue == .high ? .increased : .standard }
    }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set {
      let other = UITraitCollection(preferredContentSizeCategory: newValue).environment
      change { $0.dynamicTypeSize = other.dynamicTypeSize }
    }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { .base }
    set {}
  }
}

extension UITraitCollection {
  /// The traits of a light screen, changed.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitCollection().modifyingTraits(mutations).environment)
  }

  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = CollectedTraits(self)
    mutations(&traits)
    return (traits as? CollectedTraits)?.traits ?? self
  }
}
