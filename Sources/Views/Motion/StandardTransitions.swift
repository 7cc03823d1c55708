import Geometry
import LayoutCore
import ViewCore

public struct IdentityTransition: Transition, Sendable {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: Transition, Sendable {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

public struct ScaleTransition: Transition, Sendable {
  public var scale: Double
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

public struct OffsetTransition: Transition, Sendable {
  public var offset: CGSize

  nonisolated public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes in from an edge, by the view's own length, and leaves by the same.
public struct MoveTransition: Transition, Sendable {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.displaced(phase.isIdentity ? nil : edge)
  }
}

/// Comes in from the leading edge and leaves by the trailing one.
public struct SlideTransition: Transition, Sendable {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.displaced(phase.edge(from: .leading))
  }
}

/// Comes in from an edge, leaves by the opposite one, and fades.
public struct PushTransition: Transition, Sendable {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.displaced(phase.edge(from: edge)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Blurs and fades out where the new view blurs in.
public struct BlurReplaceTransition: Transition, Sendable {
  public struct Configuration: Equatable, Sendable {
    let movesDown: Bool
    public static let downUp = Configuration(movesDown: true)
    public static let upUp = Configuration(movesDown: false)
  }

  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.75)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension TransitionPhase {
  /// The edge beyond which a view lies that comes from one edge and leaves by the opposite.
  fileprivate func edge(from edge: Edge) -> Edge? {
    switch self {
    case .willAppear: edge
    case .identity: nil
    case .didDisappear:
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    }
  }
}

extension View {
  /// Draws the view beyond one of its own edges.
  nonisolated fileprivate func displaced(_ edge: Edge?) -> some View {
    let parts =
      switch edge {
      case .top: CGSize(width: 0, height: -1)
      case .bottom: CGSize(width: 0, height: 1)
      case .leading: CGSize(width: -1, height: 0)
      case .trailing: CGSize(width: 1, height: 0)
      case nil: CGSize.zero
      }
    return drawn(DrawnOffset(parts: parts))
  }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: Self { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: config) }
}
