import Geometry
import ViewCore

/// Whether the user can edit a list's content.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set {
      self[EditModeKey.self] = newValue
      // Read here, so that whoever has the mode sees it change.
      self[IsEditingKey.self] = newValue?.wrappedValue.isEditing == true
    }
  }

  private enum IsEditingKey: EnvironmentKey { static let defaultValue = false }

  /// Whether lists here are being edited.
  var isEditing: Bool { self[IsEditingKey.self] }
}

/// Keeps an edit mode for the views in it, unless there is one around.
struct EditModeScope<Content: View>: View {
  let content: Content
  @Environment(\.editMode) private var outer
  @State private var own = EditMode.inactive

  var body: some View { content.environment(\.editMode, outer ?? $own) }
}

/// A button that switches the edit mode around it, with motion.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").transaction { $0.animation = nil }
    }
    .font(isEditing ? .headline : .body)
  }
}
