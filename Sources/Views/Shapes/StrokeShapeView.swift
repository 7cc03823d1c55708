import Drawing
import Geometry
import LayoutCore
import ViewCore

/// The stroke of a shape in a style, over what was drawn of the shape before. A fill added to it is a
/// fill of the shape itself.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: PrimitiveView, ShapeView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    makeStrokeNode(
      _StrokedShape(shape: view.shape, style: view.strokeStyle), view.style,
      isAntialiased: view.isAntialiased, over: view.background, replacing: old, inputs: inputs)
  }
}

/// A stroke inside the edge of a shape, over what was drawn of the shape before.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: PrimitiveView, ShapeView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let inner = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
    return makeStrokeNode(
      _StrokedShape(shape: inner, style: view.strokeStyle), view.style,
      isAntialiased: view.isAntialiased, over: view.background, replacing: old, inputs: inputs)
  }
}

extension View {
  /// The node of a stroke, with a background only where there is one to draw.
  static func makeStrokeNode<S: Shape, Style: ShapeStyle, Background: View>(
    _ stroke: _StrokedShape<S>, _ style: Style, isAntialiased: Bool, over background: Background,
    replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let view = _ShapeView(
      shape: stroke, style: style, fillStyle: FillStyle(antialiased: isAntialiased))
    if background is EmptyView {
      return _ShapeView<_StrokedShape<S>, Style>._makeNode(view, replacing: old, inputs: inputs)
    }
    func make<V: View>(_ view: V) -> _ViewNode {
      V._makeNode(view, replacing: old, inputs: inputs)
    }
    return make(view.background(background))
  }
}
