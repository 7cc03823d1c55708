import SwiftUI

// A form in the manner of an article on keyboard toolbars: random ids in private state, a preference
// of ids, a binding in the environment. The first field gets the focus on every change of the list.

struct FocusablePreferenceKey: PreferenceKey {
  static var defaultValue: [UUID] = []

  static func reduce(value: inout [UUID], nextValue: () -> [UUID]) {
    value.append(contentsOf: nextValue())
  }
}

struct CurrentFocusKey: EnvironmentKey {
  static var defaultValue: Binding<UUID?> = .constant(nil)
}

extension EnvironmentValues {
  var currentFocus: Binding<UUID?> {
    get { self[CurrentFocusKey.self] }
    set { self[CurrentFocusKey.self] = newValue }
  }
}

struct FocusableModifier: ViewModifier {
  @State private var id = UUID()
  @FocusState private var isFocused: Bool
  @Environment(\.currentFocus) private var currentFocus

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .preference(key: FocusablePreferenceKey.self, value: [id])
      .onChange(of: currentFocus.wrappedValue) { newValue in
        if newValue == id {
          isFocused = true
        }
      }
      .onChange(of: isFocused) { newValue in
        if newValue {
          currentFocus.wrappedValue = id
        }
      }
  }
}

extension View {
  func focusable() -> some View {
    modifier(FocusableModifier())
  }
}

struct FocusContainer<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var ids: [UUID] = []
  @State private var current: UUID?

  var body: some View {
    VStack {
      content()
    }
    .environment(\.currentFocus, $current)
    .onPreferenceChange(FocusablePreferenceKey.self) { newIds in
      ids = newIds
      current = newIds.first
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) {
        HStack {
          Spacer()
          Button("Назад") { move(-1) }
          Button("Далее") { move(1) }
        }
      }
    }
  }

  private func move(_ step: Int) {
    guard let current = current, let index = ids.firstIndex(of: current) else { return }
    self.current = ids[(index + step + ids.count) % ids.count]
  }
}

public struct FocusToolbarForm: View {
  @State private var isLong = true

  public init() {}

  public var body: some View {
    VStack {
      FocusContainer {
        TextField("Введите текст", text: .constant(""))
          .focusable()
          .accessibilityIdentifier("first")
        TextField("Введите текст", text: .constant(""))
          .focusable()
          .accessibilityIdentifier("second")
        if isLong {
          TextField("Введите текст", text: .constant(""))
            .focusable()
            .accessibilityIdentifier("third")
        }
      }
      Button("Короче") { isLong = false }
    }
    .padding()
  }
}
