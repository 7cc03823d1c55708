import Geometry
import UniformTypeIdentifiers
import Views

/// Data that can be shared, dragged and copied.
///
/// Coverage: declared; nothing is transferred. Verified: documented.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to write and read an item.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// A representation without parts.
public protocol _PrimitiveRepresentation: TransferRepresentation
where Body == _NoRepresentation<Item> {}

extension _PrimitiveRepresentation {
  public var body: _NoRepresentation<Item> { _NoRepresentation() }
}

/// The end of representations.
public struct _NoRepresentation<Item: Transferable>: TransferRepresentation {
  public var body: Self { self }
}

/// Says nothing of how the item is written.
struct PlainRepresentation<Item: Transferable>: _PrimitiveRepresentation {}

/// Composes representations from closures; the first is the preferred one.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> some TransferRepresentation<Item> { PlainRepresentation<Item>() }
}

public struct CodableRepresentation<Item: Transferable & Codable>: _PrimitiveRepresentation {
  public init(contentType: UTType) {}
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

public struct DataRepresentation<Item: Transferable>: _PrimitiveRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

public struct FileRepresentation<Item: Transferable>: _PrimitiveRepresentation {
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

public struct SentTransferredFile: Sendable {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  _PrimitiveRepresentation
{
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<String>()
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<Data>()
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<URL>()
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<AttributedString>()
  }
}

extension Image: Transferable {
  nonisolated public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<Image>()
  }
}

extension Color: Transferable {
  nonisolated public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<Color>()
  }
}
