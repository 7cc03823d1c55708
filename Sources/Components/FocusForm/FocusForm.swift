import SwiftUI

/// When the first field of a form gets the focus by itself.
public enum FocusFormStart: String, CaseIterable, Sendable {
  case never
  case onAppear
  /// Also whenever a field comes or goes, wherever the focus is then.
  case onEveryChange
}

/// Fields with a toolbar over the keyboard, whose buttons walk the focus through them.
///
/// Every field inside, however deep, says by `focusFormField()` that it takes part. The walk follows
/// the order of the views; disabled fields are left out. A form in another one takes part in its walk
/// and has no toolbar of its own. Return goes on to the next field, and ends the input at the last.
///
///     FocusForm(start: .onAppear) {
///       TextField("Name", text: $name).focusFormField()
///       TextField("Email", text: $email).focusFormField()
///     }
public struct FocusForm<Content: View>: View {
  private let start: FocusFormStart
  private let wrapsAround: Bool
  private let spacing: CGFloat?
  private let content: () -> Content
  @Environment(\.focusFormCurrent) private var outer

  /// - Parameters:
  ///   - start: when the first field gets the focus by itself.
  ///   - wrapsAround: whether the first field follows the last; otherwise the button at either end is
  ///     disabled.
  ///   - spacing: points between fields; nil for the usual distance.
  public init(
    start: FocusFormStart = .never, wrapsAround: Bool = true, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.start = start
    self.wrapsAround = wrapsAround
    self.spacing = spacing
    self.content = content
  }

  public var body: some View {
    if outer == nil {
      FocusFormContainer(start: start, wrapsAround: wrapsAround) { fields }
    } else {
      fields
    }
  }

  private var fields: some View { VStack(spacing: spacing) { content() } }
}

/// The outermost form: knows the fields, and which of them has, or had last, the focus.
private struct FocusFormContainer<Content: View>: View {
  let start: FocusFormStart
  let wrapsAround: Bool
  @ViewBuilder let content: () -> Content
  @State private var ids: [UUID] = []
  @State private var current: UUID?
  @State private var hasStarted = false

  var body: some View {
    content()
      .environment(\.focusFormCurrent, $current)
      .onPreferenceChange(FocusFormFieldsKey.self) { [$ids] in $ids.wrappedValue = $0 }
      .onChange(of: ids) { fieldsDidChange() }
      .submitLabel(.next)
      .onSubmit { goOn() }
      .toolbar {
        ToolbarItem(placement: .keyboard) {
          FocusFormToolbar(current: $current, walk: FocusWalk(ids, wrapsAround: wrapsAround))
        }
      }
  }

  /// A field that is gone is forgotten; otherwise another list leaves the focus where it is.
  private func fieldsDidChange() {
    if let current, !ids.contains(current) { self.current = nil }
    guard let first = ids.first, start == .onEveryChange || start == .onAppear && !hasStarted else {
      return
    }
    hasStarted = true
    current = first
  }

  /// What Return does.
  private func goOn() {
    if let next = FocusWalk(ids, wrapsAround: false).following(current) { current = next }
  }
}

/// Back and Next at the trailing edge.
private struct FocusFormToolbar: View {
  @Binding var current: UUID?
  let walk: FocusWalk<UUID>

  var body: some View {
    HStack(spacing: 20) {
      Spacer()
      step(Text("Back", bundle: .module), to: walk.preceding(current))
      step(Text("Next", bundle: .module), to: walk.following(current))
    }
  }

  private func step(_ title: Text, to id: UUID?) -> some View {
    Button {
      if let id { current = id }
    } label: {
      title
    }
    .disabled(id == nil)
  }
}
