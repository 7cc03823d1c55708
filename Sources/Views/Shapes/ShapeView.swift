import Drawing
import Geometry
import LayoutCore
import ViewCore

/// A view that draws a shape, and to which more fills and strokes can be added.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

/// A shape with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: PrimitiveView, ShapeView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    StyledShapeNode.make(
      view.shape, style: view.style, fillStyle: view.fillStyle, replacing: old, inputs: inputs)
  }
}

/// A fill over an earlier fill or stroke of the same shape; as large as the shape.
public struct _LayeredShapeView<Upper: ShapeView, Lower: View> {
  let upper: Upper
  let lower: Lower

  nonisolated init(upper: Upper, lower: Lower) {
    self.upper = upper
    self.lower = lower
  }
}

extension _LayeredShapeView: ShapeView {
  public var body: some View { upper.background(lower) }
  public var shape: Upper.Content { upper.shape }
}

extension Shape {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(
      shape: _StrokedShape(shape: self, style: style), style: content,
      fillStyle: FillStyle(antialiased: antialiased))
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> _LayeredShapeView<_ShapeView<Content, S>, Self>
  {
    _LayeredShapeView(upper: shape.fill(content, style: style), lower: self)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<_ShapeView<_StrokedShape<Content>, S>, Self> {
    _LayeredShapeView(
      upper: shape.stroke(content, style: style, antialiased: antialiased), lower: self)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<_ShapeView<_StrokedShape<Content>, S>, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle>
  {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle>
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// The leaf that fills a shape, or strokes it where the shape is the stroke of another.
final class StyledShapeNode: ViewNode {
  private var shape: any Shape
  private var style: any ShapeStyle
  private var fillStyle: FillStyle

  init(_ shape: any Shape, _ style: any ShapeStyle, _ fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    super.init()
  }

  @MainActor static func make(
    _ shape: any Shape, style: any ShapeStyle, fillStyle: FillStyle = FillStyle(),
    replacing old: ViewNode?, inputs: ViewInputs
  ) -> ViewNode {
    let node = (old as? StyledShapeNode) ?? StyledShapeNode(shape, style, fillStyle)
    let isStale = node.graph != nil && !(node.shape._fillsProposal && shape._fillsProposal)
    node.shape = shape
    node.style = style
    node.fillStyle = fillStyle
    node.adopt(inputs)
    if isStale { node.invalidateLayout() }
    return node
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    shape._fillsProposal
      ? proposal.replacingUnspecifiedDimensions() : shape.sizeThatFits(proposal)
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    shape._fillsProposal ? .greedy : nil
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { !shape._fillsProposal }

  override func paint(_ painter: inout _Painter) {
    let bounds = CGRect(origin: .zero, size: placedSize)
    let resolved = style._paint(in: bounds, environment: environment)
    painter.withBlendMode(resolved.blendMode) { painter in
      painter.withOpacity(resolved.opacity) { painter in
        if let stroked = shape as? any StrokedShape {
          painter.draw(
            stroked.strokedPath(in: bounds), stroke: stroked.strokeStyle, paint: resolved.paint)
        } else {
          painter.draw(
            shape.path(in: bounds), isEvenOdd: fillStyle.isEOFilled, paint: resolved.paint)
        }
      }
    }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = shape is Rectangle && style is Color ? "Color" : "\(type(of: shape))"
    let bounds = CGRect(origin: .zero, size: placedSize)
    if case .color(let color) = style._paint(in: bounds, environment: environment).paint {
      description.modifiers["fill"] = color.hexText
    }
  }
}

/// A shape that is the stroke of another, which renderers can draw without an outline.
protocol StrokedShape: Shape {
  var strokeStyle: StrokeStyle { get }
  func strokedPath(in rect: CGRect) -> Path
}

/// The stroke of a shape; as large as the shape (rule H1).
public struct _StrokedShape<S: Shape>: Shape {
  public var shape: S
  public var style: StrokeStyle

  nonisolated init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated public var _fillsProposal: Bool { shape._fillsProposal }
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension _StrokedShape: StrokedShape {
  nonisolated var strokeStyle: StrokeStyle { style }
  nonisolated func strokedPath(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape {
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
