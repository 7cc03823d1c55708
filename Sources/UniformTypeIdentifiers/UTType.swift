import Geometry

/// A type of data, by its identifier.
///
/// Coverage: partial (identifiers and conformance of common types). Verified: documented.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.extensions[filenameExtension.lowercased()] else { return nil }
    self = type
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.mimeTypes[mimeType.lowercased()] else { return nil }
    self = type
  }

  public var description: String { identifier }

  public var preferredFilenameExtension: String? {
    Self.extensions.filter { $0.value == self }.keys.min()
  }

  public var preferredMIMEType: String? {
    Self.mimeTypes.filter { $0.value == self }.keys.min()
  }

  public func conforms(to type: UTType) -> Bool {
    self == type || Self.parents[self]?.contains { $0.conforms(to: type) } == true
  }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let package = UTType(known: "com.apple.package")
  public static let application = UTType(known: "com.apple.application")

  private static let extensions: [String: UTType] = [
    "txt": .plainText, "rtf": .rtf, "html": .html, "xml": .xml, "json": .json,
    "csv": .commaSeparatedText, "swift": .swiftSource, "png": .png, "jpeg": .jpeg, "jpg": .jpeg,
    "gif": .gif, "heic": .heic, "svg": .svg, "pdf": .pdf, "mp3": .mp3, "mp4": .mpeg4Movie,
    "mov": .quickTimeMovie, "zip": .zip, "plist": .propertyList,
  ]

  private static let mimeTypes: [String: UTType] = [
    "text/plain": .plainText, "text/html": .html, "text/csv": .commaSeparatedText,
    "application/json": .json, "application/pdf": .pdf, "application/zip": .zip,
    "image/png": .png, "image/jpeg": .jpeg, "image/gif": .gif, "image/svg+xml": .svg,
    "audio/mpeg": .mp3, "video/mp4": .mpeg4Movie,
  ]

  private static let parents: [UTType: [UTType]] = [
    .data: [.item], .directory: [.item], .folder: [.directory], .url: [.data], .fileURL: [.url],
    .text: [.data, .content], .plainText: [.text], .utf8PlainText: [.plainText], .rtf: [.text],
    .html: [.text], .xml: [.text], .json: [.text], .commaSeparatedText: [.text],
    .sourceCode: [.plainText], .swiftSource: [.sourceCode], .image: [.data, .content],
    .png: [.image], .jpeg: [.image], .gif: [.image], .heic: [.image], .svg: [.image],
    .pdf: [.data, .content], .audiovisualContent: [.data, .content],
    .movie: [.audiovisualContent], .video: [.movie], .audio: [.audiovisualContent],
    .mp3: [.audio], .mpeg4Movie: [.movie], .quickTimeMovie: [.movie], .archive: [.data],
    .zip: [.archive], .propertyList: [.data],
  ]
}
