/// The media type of a body, written as the `Content-Type` header has it.
package struct MediaType: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let html = MediaType(rawValue: "text/html; charset=utf-8")
  package static let svg = MediaType(rawValue: "image/svg+xml; charset=utf-8")
  package static let png = MediaType(rawValue: "image/png")
  package static let json = MediaType(rawValue: "application/json")
  package static let problem = MediaType(rawValue: "application/problem+json")
  package static let plainText = MediaType(rawValue: "text/plain; charset=utf-8")
  package static let css = MediaType(rawValue: "text/css; charset=utf-8")
  package static let javaScript = MediaType(rawValue: "text/javascript; charset=utf-8")
  package static let webFont = MediaType(rawValue: "font/woff2")
  package static let icon = MediaType(rawValue: "image/x-icon")
  package static let bytes = MediaType(rawValue: "application/octet-stream")

  /// The type of a file by its name's last extension; unknown ones are bytes to download.
  package init(fileName: String) {
    let known: [(ending: String, type: MediaType)] = [
      (".html", .html), (".svg", .svg), (".png", .png), (".json", .json), (".txt", .plainText),
      (".css", .css), (".js", .javaScript), (".mjs", .javaScript), (".woff2", .webFont),
      (".ico", .icon),
    ]
    self = known.first { fileName.hasSuffix($0.ending) }?.type ?? .bytes
  }
}
