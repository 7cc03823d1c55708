import Geometry
import UIKit
import UniformTypeIdentifiers
import ViewCore
import Views

/// A button that pastes. There is nothing to paste: it is drawn.
///
/// Coverage: label; pasting does nothing. Verified: documented.
public struct PasteButton: View {
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}

  public var body: some View {
    Button(action: {}, label: { Label("Paste", systemImage: "doc.on.clipboard") })
  }
}

/// A button that renames what is around it: drawn.
public struct RenameButton<Label: View>: View {
  private let label: Label
  init(label: Label) { self.label = label }
  public var body: some View { Button(action: {}, label: { label }) }
}

extension RenameButton where Label == Views.Label<Text, Image> {
  public init() { self.init(label: Views.Label("Rename", systemImage: "pencil")) }
}

/// A button that opens help: drawn.
public struct HelpLink: View {
  public init(destination: URL) {}
  public init(action: @escaping () -> Void) {}
  public var body: some View {
    Button(action: {}, label: { Image(systemName: "questionmark.circle") })
  }
}

extension View {
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}
