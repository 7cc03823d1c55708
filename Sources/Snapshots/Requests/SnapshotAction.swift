import Geometry
import Previews

/// An interaction that is run on a state, and settled, before it is shown.
package enum SnapshotAction: Hashable, Sendable {
  /// A completed touch of what has a name.
  case tap(String)
  /// Text entered into the field of a name, as from a keyboard.
  case typeText(field: String, text: String)
  /// What fingers do beyond the touch of a name.
  case touch(TouchAction)
  case scroll(String, ScrollTarget)
  case focus(FocusMove)
  /// The return key of the field of a name; of the focused one without a name.
  case submit(String?)
  /// Leaves the topmost screen of a navigation stack.
  case back
  /// Closes the topmost presentation.
  case dismiss
  /// Lets seconds pass instead of settling.
  case wait(Double)
}

/// Where the focus goes.
package enum FocusMove: Hashable, Sendable {
  case next
  case previous
  case none
  case field(String)
}

extension SnapshotAction {
  /// How an address spells the kinds of actions.
  static let allowed =
    [
      "tap(name)", "type(field,\"text\")", "scroll(name,240)", "focus(next)", "submit", "back",
      "dismiss",
      "wait(0.4)",
    ] + TouchAction.allowed

  /// The one spelling.
  package var text: String {
    switch self {
    case .tap(let name): "tap(\(Self.argument(name)))"
    case .touch(let touch): touch.text
    case .typeText(let field, let text):
      "type(\(Self.argument(field)),\(ActionScript.quoted(text)))"
    case .scroll(let name, let target):
      "scroll(\(Self.argument(name)),\(Self.argument(target.text)))"
    case .focus(.next): "focus(next)"
    case .focus(.previous): "focus(previous)"
    case .focus(.none): "focus(none)"
    case .focus(.field(let name)):
      FocusMove(word: name) == nil
        ? "focus(\(Self.argument(name)))" : "focus(\(ActionScript.quoted(name)))"
    case .submit(nil): "submit"
    case .submit(let field?): "submit(\(Self.argument(field)))"
    case .back: "back"
    case .dismiss: "dismiss"
    case .wait(let seconds): "wait(\(PlainDecimal.text(of: seconds)))"
    }
  }

  private static func argument(_ text: String) -> String {
    ActionScript.isPlain(text) ? text : ActionScript.quoted(text)
  }

  /// The action of a parsed call; nil if there is none of that name and those arguments.
  init?(_ call: ActionScript.Call) {
    let arguments = call.arguments
    switch (call.name, arguments.count) {
    case ("tap", 1): self = .tap(arguments[0].text)
    case ("type", 2): self = .typeText(field: arguments[0].text, text: arguments[1].text)
    case ("scroll", 2...3):
      let spelled = arguments.dropFirst().map(\.text).joined(separator: ",")
      guard let target = ScrollTarget(text: spelled) else { return nil }
      self = .scroll(arguments[0].text, target)
    case ("focus", 1):
      let word = arguments[0].isQuoted ? nil : FocusMove(word: arguments[0].text)
      self = .focus(word ?? .field(arguments[0].text))
    case ("submit", 0): self = .submit(nil)
    case ("submit", 1): self = .submit(arguments[0].text)
    case ("back", 0): self = .back
    case ("dismiss", 0): self = .dismiss
    case ("wait", 1):
      guard let seconds = PlainDecimal.value(of: arguments[0].text),
        SnapshotLimits.seconds.contains(seconds)
      else { return nil }
      self = .wait(seconds)
    default:
      guard let touch = TouchAction(call) else { return nil }
      self = .touch(touch)
    }
  }
}

extension FocusMove {
  /// The move that an unquoted word stands for.
  init?(word: String) {
    switch word {
    case "next": self = .next
    case "previous": self = .previous
    case "none": self = .none
    default: return nil
    }
  }
}
