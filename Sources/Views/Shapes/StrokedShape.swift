import Geometry
import LayoutCore
import ViewCore

/// A shape that is the stroke of another, which renderers can draw without an outline.
protocol StrokedShape: Shape {
  var strokeStyle: StrokeStyle { get }
  /// The path that is stroked.
  @MainActor func strokedPath(in rect: CGRect, at place: ShapePlace) -> Path
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
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
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
  @MainActor func strokedPath(in rect: CGRect, at place: ShapePlace) -> Path {
    shape.path(in: rect, at: place)
  }
}

extension Shape {
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
