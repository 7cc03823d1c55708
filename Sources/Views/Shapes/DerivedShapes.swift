import Geometry
import LayoutCore
import ViewCore

/// A part of a shape's outline, by length.
public struct _TrimmedShape<S: Shape>: Shape {
  public var shape: S
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated public var _fillsProposal: Bool { shape._fillsProposal }
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

/// A shape whose outline is moved, turned or otherwise mapped. Rule H1: it takes the proposal.
public struct _MappedShape<S: Shape>: Shape {
  let shape: S
  let map: @Sendable (S, CGRect) -> Path

  nonisolated public func path(in rect: CGRect) -> Path { map(shape, rect) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated public var _fillsProposal: Bool { true }
}

extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> _TrimmedShape<Self>
  {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _MappedShape(shape: self) { $0.path(in: $1).applying(transform) }
  }

  public func offset(_ offset: CGSize) -> some Shape {
    _MappedShape(shape: self) { $0.path(in: $1).offsetBy(dx: offset.width, dy: offset.height) }
  }

  public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }

  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _MappedShape(shape: self) { shape, rect in
      let pivot = anchor.point(in: rect)
      return shape.path(in: rect).applying(
        CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: pivot.x * (1 - x), ty: pivot.y * (1 - y)))
    }
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _MappedShape(shape: self) { shape, rect in
      let pivot = anchor.point(in: rect)
      return shape.path(in: rect).applying(.rotation(angle, about: pivot))
    }
  }

  public func size(_ size: CGSize) -> some Shape {
    _MappedShape(shape: self) { $0.path(in: CGRect(origin: $1.origin, size: size)) }
  }

  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

extension CGAffineTransform {
  /// A turn about a point, clockwise to the eye for positive angles.
  static func rotation(_ angle: Angle, about pivot: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
      .concatenating(CGAffineTransform(translationX: pivot.x, y: pivot.y))
  }
}
