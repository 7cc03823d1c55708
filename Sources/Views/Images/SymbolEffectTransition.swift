import Geometry
import ViewCore

/// A symbol that appears or disappears by an effect: it grows from its middle as it fades in.
///
/// Coverage: partial (one motion for every effect, layers together). Verified: believed.
public struct SymbolEffectTransition: Transition, Sendable {
  nonisolated public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {}

  nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension AnyTransition {
  public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition()) }

  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition(SymbolEffectTransition(effect: effect, options: options)) }
}
