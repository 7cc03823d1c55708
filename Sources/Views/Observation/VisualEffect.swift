import Drawing
import Geometry
import LayoutCore
import ViewCore

/// A change of how a view is drawn that leaves its layout alone.
///
/// Coverage: partial (no shaders). Verified: documented.
public protocol VisualEffect: Sendable {
  /// What the effect does, from the view outwards.
  var _steps: [_VisualEffectStep] { get }
}

/// One thing that an effect does to a view.
public struct _VisualEffectStep: Sendable {
  enum Kind: Sendable {
    /// Draws elsewhere; from the view's size and the layout direction.
    case transform(@Sendable (CGSize, LayoutDirection) -> CGAffineTransform)
    case opacity(Double)
    case filter(DisplayFilter)
  }

  let kind: Kind
}

extension _VisualEffectStep {
  /// The steps a part of the way from some to others that do the same; without that, the others.
  static func interpolated(
    from old: [_VisualEffectStep], to new: [_VisualEffectStep], amount: Double
  ) -> [_VisualEffectStep] {
    guard old.count == new.count else { return amount < 0.5 ? old : new }
    return zip(old, new).map { old, new in
      switch (old.kind, new.kind) {
      case (.transform(let from), .transform(let to)):
        return _VisualEffectStep(
          kind: .transform { size, direction in
            let start = DrawnMap(map: from(size, direction))
            var result = DrawnMap(map: to(size, direction))
            result.animatableData = start.animatableData.interpolated(
              towards: result.animatableData, amount: amount)
            return result.map
          })
      case (.opacity(let from), .opacity(let to)):
        return _VisualEffectStep(
          kind: .opacity(from.interpolated(towards: to, amount: amount)))
      case (.filter(let from), .filter(let to)) where from.interpolates(to: to):
        return _VisualEffectStep(
          kind: .filter(
            to.replacingComponents(
              by: from.components.interpolated(towards: to.components, amount: amount))))
      default: return amount < 0.5 ? old : new
      }
    }
  }
}

/// The effect that visual effects begin with: it changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  nonisolated public init() {}
  nonisolated public var _steps: [_VisualEffectStep] { [] }
}

/// An effect after others.
struct SteppedVisualEffect: VisualEffect {
  let _steps: [_VisualEffectStep]
}

struct VisualEffectModifier {
  let makeSteps: (GeometryProxy) -> [_VisualEffectStep]
}

extension VisualEffectModifier: NodeModifier {
  typealias Node = VisualEffectNode
}

/// Asks for the effect when placed, and again when the geometry that it read has changed.
final class VisualEffectNode: ModifierNode<VisualEffectModifier> {
  private let reads = GeometryReads()
  private var known: [_VisualEffectStep]?

  override func didMount() { graph?.addDependent(self) }
  override func willUnmount() { graph?.removeDependent(self) }
  override func modifierDidChange(from old: VisualEffectModifier) { known = nil }

  override func placeChildren() {
    known = nil
    super.placeChildren()
  }

  private var steps: [_VisualEffectStep] {
    if let known { return known }
    guard placedProposal != nil else { return [] }
    reads.begin()
    let steps = modifier.makeSteps(GeometryProxy(self, reads: reads))
    known = steps
    return steps
  }

  override var contentTransform: CGAffineTransform? {
    steps.reduce(nil) { result, step in
      guard case .transform(let transform) = step.kind else { return result }
      let next = transform(placedSize, environment.layoutDirection)
      return result?.concatenating(next) ?? next
    }
  }

  override var motionRole: _MotionRole { .space }

  override func paint(_ painter: inout _Painter) { paint(steps[...], &painter) }

  @MainActor private func paint(
    _ steps: ArraySlice<_VisualEffectStep>, _ painter: inout Painter
  ) {
    guard let last = steps.last else { return paintChildren(&painter) }
    let rest = steps.dropLast()
    switch last.kind {
    case .transform: paint(rest, &painter)
    case .opacity(let opacity): painter.withOpacity(opacity) { paint(rest, &$0) }
    case .filter(let filter): painter.withFilter(filter) { paint(rest, &$0) }
    }
  }
}

extension VisualEffectNode: GeometryDependent {
  func geometryMayHaveChanged() {
    if !reads.areCurrent { known = nil }
  }
}

extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}
