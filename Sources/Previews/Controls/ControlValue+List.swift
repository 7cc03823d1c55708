import Geometry

/// Texts between commas. `\` before a comma, a `\` or a leading `~` stands for that character; the
/// empty text is the empty list, a lone `\` a list of one empty text.
extension Array: ControlValue where Element == String {
  package static var controlType: ControlType { ControlType(kind: .list) }

  package init?(controlText text: String) {
    self = []
    guard !text.isEmpty else { return }
    var element = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        element.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "," {
        append(String(element))
        element = String.UnicodeScalarView()
      } else {
        element.append(scalar)
      }
    }
    append(String(element))
  }

  package var controlText: String {
    if count == 1, self[0].isEmpty { return "\\" }
    return map { element in
      var text = String.UnicodeScalarView()
      for (position, scalar) in element.unicodeScalars.enumerated() {
        if scalar == "," || scalar == "\\" || scalar == "~" && position == 0 { text.append("\\") }
        text.append(scalar)
      }
      return String(text)
    }.joined(separator: ",")
  }
}
