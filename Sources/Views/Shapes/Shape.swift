import Geometry
import LayoutCore
import ViewCore

/// A two-dimensional shape that you can use when drawing a view.
public nonisolated protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Whether the shape takes any proposal as it is; then it need not be asked for its size.
  var _fillsProposal: Bool { get }
}

public enum ShapeRole: Sendable { case fill, stroke, separator }

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public static var role: ShapeRole { .fill }
  /// Mirrored in right-to-left layouts, as in what is built for iOS 17 and later.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public var _fillsProposal: Bool { false }

  /// Rule L8: the proposal; 10 by 10 without one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// A shape used as a view is filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape whose edge can be moved inwards.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}
