import Geometry
import ViewCore
import Views

/// Identically structured windows.
///
/// Coverage: declared, never shown. Verified: documented.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {}

  nonisolated public init<D: Decodable & Encodable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  nonisolated public init<D: Decodable & Encodable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  nonisolated public init<D: Decodable & Encodable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  nonisolated public init<D: Decodable & Encodable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
}

/// A single window.
///
/// Coverage: declared, never shown. Verified: documented.
public struct Window<Content: View>: _PrimitiveScene {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {}
}

/// A window of settings.
///
/// Coverage: declared, never shown. Verified: documented.
public struct Settings<Content: View>: _PrimitiveScene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// A control in the system's menu bar.
///
/// Coverage: declared, never shown. Verified: documented.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension MenuBarExtra where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra where Label == Views.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

/// Documents, each in a window of its own.
///
/// Coverage: declared, never shown. Verified: documented.
public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}
