import Geometry

/// Which field has the focus.
package enum FocusSetting: Hashable, Sendable {
  case none
  case field(String)
}

extension FocusSetting {
  /// `none`, or the name of a field. A field named `none`, or with a `\` in front, has a `\` put
  /// before its name.
  init(text: String) {
    self = text == "none" ? .none : .field(text.suffix(after: "\\") ?? text)
  }

  /// The one spelling.
  var text: String {
    switch self {
    case .none: "none"
    case .field(let name):
      name == "none" || name.utf8.first == UInt8(ascii: "\\") ? "\\" + name : name
    }
  }
}
