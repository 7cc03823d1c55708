import Geometry
import UniformTypeIdentifiers
import ViewCore
import Views

/// A document that is read from and written to files.
///
/// Coverage: declared; nothing is read or written. Verified: documented.
@preconcurrency
public protocol FileDocument: Sendable {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

public struct FileDocumentConfiguration<Document> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// A file or folder in memory. Absent from Foundation on Linux.
///
/// Coverage: partial (contents of regular files). Verified: documented.
public final class FileWrapper: Sendable {
  public let regularFileContents: Data?

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
