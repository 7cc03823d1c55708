import SwiftUI

/// Distances, in points.
public enum Spacing {
  public static let xs: CGFloat = 4
  public static let s: CGFloat = 8
  public static let m: CGFloat = 16
  public static let l: CGFloat = 24
}

public extension Color {
  static let brand = Color("Brand", bundle: .module)
  static let surface = Color("Surface", bundle: .module)
  static let canvas = Color("Canvas", bundle: .module)
  static let ink = Color("Ink", bundle: .module)
  static let muted = Color("Muted", bundle: .module)
  static let positive = Color("Positive", bundle: .module)
  static let warning = Color("Warning", bundle: .module)
  static let critical = Color("Critical", bundle: .module)
}

public extension ShapeStyle where Self == Color {
  static var brand: Color { Color.brand }
  static var ink: Color { Color.ink }
  static var muted: Color { Color.muted }
}

extension Text {
  /// A text of this package's tables.
  init(localized key: LocalizedStringKey) { self.init(key, bundle: .module) }
}

private struct DensityKey: EnvironmentKey {
  static var defaultValue: CGFloat = 1
}

public extension EnvironmentValues {
  /// Multiplies paddings of components.
  var density: CGFloat {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }

  @Entry var isElevated = true
}
