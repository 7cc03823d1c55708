import Geometry
import ViewCore

/// Items for a bar, with the environment of the view that has them.
struct ToolbarItems {
  let entries: [_ToolbarEntry]
  let environment: EnvironmentValues
}

/// Items for the bars of the screen around.
enum ToolbarItemsKey: EarlyPreferenceKey {
  static var defaultValue: [ToolbarItems] { [] }
  static func reduce(value: inout [ToolbarItems], nextValue: () -> [ToolbarItems]) {
    value.append(contentsOf: nextValue())
  }
}

/// Items for the bar over the keyboard, in the order of the views.
enum KeyboardToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarItems] { [] }
  static func reduce(value: inout [ToolbarItems], nextValue: () -> [ToolbarItems]) {
    value.append(contentsOf: nextValue())
  }
}

/// A view that has items for the bars around.
struct ToolbarModifier<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarModifier: NodeModifier {
  typealias Node = ToolbarNode<Content>
}

final class ToolbarNode<Content: ToolbarContent>: ModifierNode<ToolbarModifier<Content>> {
  override func modifyEarlyPreferences(_ values: inout _PreferenceValues) {
    modifyPreferences(&values)
  }

  override func modifyPreferences(_ values: inout _PreferenceValues) {
    guard !isCopy else { return }
    var entries: [_ToolbarEntry] = []
    modifier.content._appendEntries(to: &entries)
    let bars = entries.filter { $0.placement != .keyboard }
    if !bars.isEmpty {
      values[ToolbarItemsKey.self].append(ToolbarItems(entries: bars, environment: environment))
    }
    let keyboard = entries.filter { $0.placement == .keyboard }
    if !keyboard.isEmpty {
      values[KeyboardToolbarKey.self].append(
        ToolbarItems(entries: keyboard, environment: environment))
    }
  }
}

extension View {
  /// Adds items to the bars around; a view is an item at the end of the bar.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(content: content())) }

  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(content: content())) }
}
