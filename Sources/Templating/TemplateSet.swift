import CMustache

/// Named Mustache templates, parsed once, that can include each other as partials.
///
/// `{{name}}` is escaped for HTML text and quoted attributes, `{{{name}}}` is written as it is. A
/// name without a value writes nothing. All faults of the templates themselves are found when the
/// set is made; filling one may run on several threads at once.
///
/// The only file that sees the Mustache library.
package final class TemplateSet: @unchecked Sendable {  // The C side locks each template.
  private let templates: OpaquePointer
  /// The names of the templates, sorted.
  package let names: [String]

  /// - Parameter sources: each template's text by its name, as a partial tag spells it.
  /// - Throws: the first fault, in the order of the names.
  package init(sources: [String: String]) throws(TemplateError) {
    guard let templates = CMustacheTemplatesCreate() else { throw .outOfMemory }
    self.templates = templates
    names = sources.keys.sorted()
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      let (status, message) = collectText { text in
        withBytes(name) { name, nameLength in
          withBytes(source) { source, sourceLength in
            CMustacheTemplatesAdd(
              templates, name, nameLength, source, sourceLength, text, appendText)
          }
        }
      }
      if status == CMustacheStatusSyntax { throw .syntax(template: name, message: message) }
      if status != CMustacheStatusDone { throw .outOfMemory }
    }
    _ = try PartialGraph(sources: sources)
  }

  deinit { CMustacheTemplatesDestroy(templates) }

  /// The template filled with a value, most often an object.
  package func render(_ name: String, _ value: TemplateValue) throws(TemplateError) -> String {
    guard let root = makeValue(value) else { throw .outOfMemory }
    defer { CMustacheValueDestroy(root) }
    let (status, text) = collectText { text in
      withBytes(name) { name, nameLength in
        CMustacheTemplatesRender(templates, name, nameLength, root, text, appendText)
      }
    }
    switch status {
    case CMustacheStatusDone: return text
    case CMustacheStatusUnknownTemplate: throw .unknownTemplate(name: name, known: names)
    case CMustacheStatusSyntax: throw .syntax(template: name, message: text)
    default: throw .outOfMemory
    }
  }
}

/// The C form of a value, owned by the caller; nil when memory ran out.
private func makeValue(_ value: TemplateValue) -> OpaquePointer? {
  switch value {
  case .text(let text): return withBytes(text, CMustacheValueCreateText)
  case .bool(let bool): return CMustacheValueCreateBool(bool)
  case .list(let items):
    let list = CMustacheValueCreateList()
    for item in items { _ = CMustacheValueAppend(list, makeValue(item)) }
    return list
  case .object(let fields):
    let object = CMustacheValueCreateObject()
    for (name, field) in fields {
      let field = makeValue(field)
      _ = withBytes(name) { CMustacheValueSet(object, $0, $1, field) }
    }
    return object
  }
}

private func withBytes<Result>(
  _ text: String, _ body: (UnsafePointer<CChar>?, Int) -> Result
) -> Result {
  var text = text
  return text.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress, $0.count) }
  }
}

/// Calls the library with a place for the text that it hands back.
private func collectText(
  _ call: (UnsafeMutableRawPointer) -> CMustacheStatus
) -> (CMustacheStatus, String) {
  var text: [UInt8] = []
  let status = withUnsafeMutablePointer(to: &text) { call($0) }
  return (status, String(decoding: text, as: UTF8.self))
}

private let appendText: CMustacheTextHandler = { context, bytes, length in
  guard let context, let bytes else { return }
  UnsafeRawBufferPointer(start: bytes, count: length).withMemoryRebound(to: UInt8.self) {
    context.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: $0)
  }
}
