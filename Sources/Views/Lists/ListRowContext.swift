import Geometry
import ViewCore

/// What views inside a row of a list need to know of it.
struct ListRowContext: Equatable, Sendable {
  var style: ListStyleKind
  /// Whether the list is a form.
  var isForm: Bool
}

extension EnvironmentValues {
  private enum ListRowContextKey: EnvironmentKey {
    static var defaultValue: ListRowContext? { nil }
  }

  /// The list around; `nil` outside of one.
  var listRowContext: ListRowContext? {
    get { self[ListRowContextKey.self] }
    set { self[ListRowContextKey.self] = newValue }
  }
}

extension ViewInputs {
  /// For the header of a section: in a list it has a look of its own (facts.md §4; fonts believed).
  var forSectionHeader: ViewInputs {
    guard let context = environment.listRowContext else { return self }
    var inputs = self
    inputs.environment.listRowContext = nil
    let isIncreased = environment.headerProminence == .increased
    if environment.systemLook == .ios18, !isIncreased {
      inputs.environment.font = context.style.isGrouped ? .footnote : .subheadline.weight(.semibold)
      if context.style.isGrouped { inputs.environment.textCase = .uppercase }
    } else {
      inputs.environment.font = isIncreased ? .title3.weight(.semibold) : .headline
    }
    if !isIncreased { inputs.environment.foregroundStyles = [Color.secondary] }
    return inputs
  }

  /// For the footer of a section: small and grey in a list.
  var forSectionFooter: ViewInputs {
    guard environment.listRowContext != nil else { return self }
    var inputs = self
    inputs.environment.listRowContext = nil
    inputs.environment.font = .footnote
    inputs.environment.foregroundStyles = [Color.secondary]
    return inputs
  }
}
