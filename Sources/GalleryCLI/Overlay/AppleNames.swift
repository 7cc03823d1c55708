import Geometry

/// Reads names of Apple's systems in a Swift source as those that stand for them here.
///
/// `import ObjectiveC` brings what Foundation has of it, `import Darwin` what the C library has; types that load from URLs are in another module than
/// Foundation; a block is a closure; and what is unavailable on iOS is unavailable.
enum AppleNames {
  private static let loading = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse",
    "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "HTTPCookie",
    "URLProtocol",
  ]

  /// Modules of Apple's systems, and those that have on Linux what is asked of them.
  private static let modules = ["ObjectiveC": "Foundation", "Darwin": "Glibc", "math_h": "Glibc"]

  /// The source with the names; nil where it has none.
  static func replaced(in source: String) -> String? {
    var text = source
    if modules.keys.contains(where: text.contains) {
      text = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let words = line.split(separator: " ")
        guard words.dropLast().last == "import", let name = words.last?.split(separator: ".").first,
          let module = modules[String(name)]
        else { return String(line) }
        return "import \(module)"
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
