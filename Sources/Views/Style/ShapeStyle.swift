import Drawing
import Geometry
import ViewCore

/// A colour or pattern to use when drawing a shape.
///
/// A style either resolves to another one or draws itself (`_paint`); a style that does neither is
/// clear.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style in a given environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is drawn inside bounds, in an environment.
  func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint
}

extension ShapeStyle {
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    if Resolved.self == Never.self { return _StylePaint(.color(.clear)) }
    return resolve(in: environment)._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by itself")
  }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A style that is a view fills a rectangle.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style as it is drawn: a paint and what surrounds it.
public struct _StylePaint {
  package var paint: Paint
  package var opacity = 1.0
  package var blendMode = DisplayBlendMode.normal
  /// Shadows of the drawn shape, the first added first.
  package var shadows: [StyleShadow] = []
  /// Pictures that are drawn instead of the paint where the shape is.
  package var pattern: StylePattern?
  /// What the style only approximates or cannot find.
  package var problem: Diagnostic?

  package init(_ paint: Paint) { self.paint = paint }

  /// The colour, where the style is one plain colour.
  package var color: DisplayColor? {
    guard case .color(var color) = paint, pattern == nil else { return nil }
    color.alpha *= opacity
    return color
  }
}

/// A shadow that a style casts from the shape it fills; lengths in points.
package struct StyleShadow: Equatable {
  package var color: DisplayColor
  /// The standard deviation of the blur.
  package var radius: CGFloat
  package var offset: CGSize
  /// On the shape itself, cast by what is around it.
  package var isInner: Bool
}

/// Pictures side by side, drawn where a shape is.
package struct StylePattern {
  package var draw: (inout Painter) -> Void
}

extension Color: ShapeStyle {
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    var result = _StylePaint(.color(displayColor(in: environment)))
    if let name = missingName {
      result.problem = Diagnostic(.missingColor, "no colour “\(name)” in the bundle")
    }
    return result
  }

  /// The name that no catalogue has, where the colour needs one.
  private var missingName: String? {
    switch storage {
    case .named(let name, let bundle):
      AssetCatalog.color(name, bundle: bundle) == nil ? name : nil
    case .opacity(let color, _): color.missingName
    case .mix(let first, let second, _, _): first.missingName ?? second.missingName
    default: nil
    }
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color(self)._paint(in: bounds, environment: environment)
  }
}

/// A style of a hidden type.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    style._paint(in: bounds, environment: environment)
  }
}
