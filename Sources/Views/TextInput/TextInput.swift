import Geometry
import ViewCore

/// What a text field edits, and how it shows it.
struct TextInput {
  var text: Binding<String>
  /// What accessibility and addresses call the field, where it is a text.
  var title: Text?
  var prompt: Text?
  /// Grows along this axis; `nil` keeps to one line.
  var axis: Axis?
  var isSecure = false
  /// Called when editing begins and ends, and at the return key; for the older initialisers.
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?

  /// The characters shown: dots where they are secret.
  var shownText: String {
    isSecure ? String(repeating: "•", count: text.wrappedValue.count) : text.wrappedValue
  }

  /// With the label as its title, where that is a text.
  func titled<Label: View>(_ label: Label) -> TextInput {
    var input = self
    input.title = label as? Text
    return input
  }
}

extension Binding where Value == String {
  /// A value seen through a format; text that does not parse leaves the value alone.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String, F.Strategy.ParseInput == String {
    self.init(
      get: { format.format(value.wrappedValue) },
      set: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
  }

  /// The same for an optional value: an empty text is no value.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String, F.Strategy.ParseInput == String {
    self.init(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { text in value.wrappedValue = try? format.parseStrategy.parse(text) })
  }

  /// A value seen through a formatter.
  init<V>(_ value: Binding<V>, formatter: Formatter) {
    self.init(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        guard let formatter = formatter as? NumberFormatter else { return }
        if let parsed = formatter.number(from: text) as? V { value.wrappedValue = parsed }
      })
  }
}
