import SwiftUI

extension View {
  /// Makes a field part of the walk of the form around. Write `disabled(_:)` after it.
  public func focusFormField() -> some View { modifier(FocusFormField()) }
}

/// A field of a form: has the focus while the form's current id is its own.
private struct FocusFormField: ViewModifier {
  @State private var id = UUID()
  @FocusState private var isFocused: Bool
  @Environment(\.focusFormCurrent) private var current
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .preference(key: FocusFormFieldsKey.self, value: isEnabled ? [id] : [])
      .onChange(of: current?.wrappedValue) {
        if current?.wrappedValue == id { isFocused = true }
      }
      .onChange(of: isFocused) {
        if isFocused { current?.wrappedValue = id }
      }
  }
}

/// The ids of a form's fields, in the order of the views.
enum FocusFormFieldsKey: PreferenceKey {
  static let defaultValue: [UUID] = []
  static func reduce(value: inout [UUID], nextValue: () -> [UUID]) {
    value.append(contentsOf: nextValue())
  }
}

private struct FocusFormCurrentKey: EnvironmentKey {
  static let defaultValue: Binding<UUID?>? = nil
}

extension EnvironmentValues {
  /// The field that has, or had last, the focus in the form around; nil outside of a form.
  var focusFormCurrent: Binding<UUID?>? {
    get { self[FocusFormCurrentKey.self] }
    set { self[FocusFormCurrentKey.self] = newValue }
  }
}
