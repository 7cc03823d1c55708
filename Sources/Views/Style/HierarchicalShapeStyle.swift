import Drawing
import Geometry
import ViewCore

/// A level of the foreground style: of the given secondary styles, else the label colours, else
/// the first style at the labels' opacities.
public struct HierarchicalShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let level: Int

  /// Source: facts.md §5 "Labels".
  private static let labels: [SystemColor] = [
    .primary, .secondary, .tertiary, .quaternary, .quinary,
  ]
  static let opacities = [1, 0.6, 0.3, 0.18, 0.05]

  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    let styles = environment.foregroundStyles
    let outer = environment.withoutForeground
    guard let first = styles.first else {
      return Color(.system(Self.labels[level]))._paint(in: bounds, environment: environment)
    }
    if level < styles.count { return styles[level]._paint(in: bounds, environment: outer) }
    var result = first._paint(in: bounds, environment: outer)
    result.opacity *= Self.opacities[level]
    return result
  }
}

/// A level of a given style: the style at the opacity that label colours have.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  let level: Int

  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    var result = base._paint(in: bounds, environment: environment)
    result.opacity *= HierarchicalShapeStyle.opacities[level]
    return result
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { Self(level: 0) }
  public static var secondary: HierarchicalShapeStyle { Self(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { Self(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { Self(level: 3) }
  public static var quinary: HierarchicalShapeStyle { Self(level: 4) }
}
