import Geometry

/// Reads names of Apple's systems in a Swift source as those that stand for them here.
///
/// `import ObjectiveC` brings what Foundation has of it; types that load from URLs are in another module than
/// Foundation; a block is a closure; and what is unavailable on iOS is unavailable.
enum AppleNames {
  private static let loading = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse",
    "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "HTTPCookie",
    "URLProtocol",
  ]

  /// The source with the names; nil where it has none.
  static func replaced(in source: String) -> String? {
    var text = source
    if text.contains("ObjectiveC") {
      text = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let words = line.split(separator: " ")
        guard words.dropLast().last == "import",
          words.last == "ObjectiveC" || words.last == "ObjectiveC.runtime"
        else { return String(line) }
        return "import Foundation"
      }.joined(separator: "\n")
    }
    if text.contains("Foundation.") {
      for name in loading {
        text = text.replacingOccurrences(
          of: "Foundation.\(name)", with: "FoundationNetworking.\(name)")
      }
    }
    text = text.replacingOccurrences(of: "@convention(block) ", with: "")
    text = text.replacingOccurrences(
      of: "@available(iOS, unavailable", with: "@available(*, unavailable")
    return text == source ? nil : text
  }
}
