import Geometry
import ViewCore
import Views

extension View {
  /// Where the focus is when the view appears and nothing has it.
  ///
  /// Coverage: full; there is one priority. Verified: documented.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { initialFocus(binding, value) }

  /// The interactions change nothing: every view that takes the focus takes it in the same way.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { focusable(isFocusable) }
}

/// What a view takes the focus for. Coverage: a value; it changes nothing.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic = FocusInteractions(rawValue: 3)
}
