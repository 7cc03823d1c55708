/// Which template includes which, read from the sources.
struct PartialGraph {
  /// Names of the included templates, by the including one, in the order of the source.
  private let partials: [String: [String]]

  /// - Throws: `TemplateError` for changed delimiters, an unknown partial or endless inclusion.
  init(sources: [String: String]) throws(TemplateError) {
    var partials: [String: [String]] = [:]
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      partials[name] = try Self.partials(of: source, named: name)
    }
    self.partials = partials
    for name in partials.keys.sorted() { try visit(name, chain: []) }
  }

  private static func partials(of source: String, named name: String) throws(TemplateError)
    -> [String]
  {
    var names: [String] = []
    for piece in source.split(separator: "{{", omittingEmptySubsequences: false).dropFirst() {
      if piece.hasPrefix("=") { throw .changedDelimiters(template: name) }
      guard piece.hasPrefix(">") else { continue }
      let tag = piece.dropFirst().prefix { $0 != "}" }
      names.append(tag.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
    return names
  }

  private func visit(_ name: String, chain: [String]) throws(TemplateError) {
    let chain = chain + [name]
    if chain.dropLast().contains(name) { throw .endlessPartials(chain: chain) }
    for partial in partials[name] ?? [] {
      guard partials[partial] != nil else {
        throw .unknownPartial(name: partial, template: name)
      }
      try visit(partial, chain: chain)
    }
  }
}
