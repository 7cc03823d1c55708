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

/// What an effect does now.
struct EffectReading {
  var steps: [_VisualEffectStep]
  /// By what it moves where the change itself says nothing; nil for at once.
  var animation: Animation?
}

struct VisualEffectModifier {
  let read: (GeometryProxy) -> EffectReading
}

extension VisualEffectModifier: NodeModifier {
  typealias Node = VisualEffectNode
}

/// Asks for the effect when placed, and again when the geometry that it read has changed. What shows
/// moves to it by the animation of the change, or by the effect's own.
final class VisualEffectNode: ModifierNode<VisualEffectModifier> {
  private let reads = GeometryReads()
  private var known: (effect: ResolvedEffect, animation: Animation?)?
  /// The effect as last read.
  private var last: ResolvedEffect?
  private var animated: AnimatedValue<ComponentVector>?
  private var isComparing = false

  override func didMount() { graph?.addDependent(self) }
  override func willUnmount() { graph?.removeDependent(self) }
  override func modifierDidChange(from old: VisualEffectModifier) { effectMayChange() }

  override func placeChildren() {
    effectMayChange()
    super.placeChildren()
  }

  private var effect: ResolvedEffect? {
    if let known { return known.effect }
    guard placedProposal != nil else { return nil }
    reads.begin()
    let reading = modifier.read(GeometryProxy(self, reads: reads))
    let effect = ResolvedEffect(reading.steps, placedSize, environment.layoutDirection)
    known = (effect, reading.animation)
    last = effect
    return effect
  }

  private var shownEffect: ResolvedEffect? {
    guard let effect, let animated, animated.isAnimating(at: moment) else { return effect }
    return effect.replacingComponents(by: animated.value(at: moment))
  }

  // MARK: Moving

  /// Looks again; once the layout is done the effect moves from what it was.
  @MainActor fileprivate func effectMayChange() {
    known = nil
    guard let graph, graph.hasAppeared, placedProposal != nil, !isComparing else { return }
    isComparing = true
    let before = last
    let animation = transaction.effectiveAnimation
    graph.schedule { [weak self] in self?.move(from: before, by: animation) }
  }

  @MainActor private func move(from before: ResolvedEffect?, by animation: Animation?) {
    isComparing = false
    guard isMounted, let before, let effect, before != effect else { return }
    guard before.interpolates(to: effect), let graph,
      let animation = animation ?? known?.animation
    else {
      animated = nil
      return
    }
    var moving = animated ?? AnimatedValue(before.components)
    moving.retarget(to: effect.components, animation: animation, at: moment)
    graph.motion.note(moving)
    animated = moving
  }

  // MARK: Drawing

  override var contentTransform: CGAffineTransform? { effect?.transform }
  override var presentedTransform: CGAffineTransform? { shownEffect?.transform }
  override var motionRole: _MotionRole { .space }

  override func paint(_ painter: inout _Painter) {
    paint((shownEffect?.steps ?? [])[...], &painter)
  }

  @MainActor private func paint(
    _ steps: ArraySlice<ResolvedEffect.Step>, _ painter: inout Painter
  ) {
    guard let last = steps.last else { return paintChildren(&painter) }
    let rest = steps.dropLast()
    switch last {
    case .transform: paint(rest, &painter)
    case .opacity(let opacity): painter.withOpacity(opacity) { paint(rest, &$0) }
    case .filter(let filter): painter.withFilter(filter) { paint(rest, &$0) }
    }
  }
}

extension VisualEffectNode: GeometryDependent {
  func geometryMayHaveChanged() {
    if !reads.areCurrent { effectMayChange() }
  }
}

extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { EffectReading(steps: effect(EmptyVisualEffect(), $0)._steps) })
  }
}
