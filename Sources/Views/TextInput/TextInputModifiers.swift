import Geometry
import ViewCore

/// How the keyboard capitalises.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The label of the return key.
public struct SubmitLabel: Hashable, Sendable {
  package let name: String
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What is done when something is submitted.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: @MainActor () -> Void
}

extension EnvironmentValues {
  private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
  }
  private enum SubmitLabelKey: EnvironmentKey { static let defaultValue = SubmitLabel.return }
  private enum AutocorrectionKey: EnvironmentKey { static let defaultValue = false }

  /// What the return key of fields here does, innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// The return key's label in fields here.
  package var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }

  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when a field inside is submitted.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    changingEnvironment {
      $0.submitActions.insert(SubmitAction(triggers: triggers, action: action), at: 0)
    }
  }

  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    changingEnvironment { if isBlocking { $0.submitActions = [] } }
  }

  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    changingEnvironment { $0.submitLabel = submitLabel }
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
  }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
}

/// Whether people can select text.
public protocol TextSelectability: Sendable {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}
