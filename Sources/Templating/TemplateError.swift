/// Why templates could not be read, or one of them not filled.
package enum TemplateError: Error, Equatable, Sendable {
  /// No folder of templates could be read at this path.
  case unreadableFolder(path: String)
  /// A template's file could not be read as UTF-8.
  case unreadableFile(path: String)
  case unknownTemplate(name: String, known: [String])
  /// A tag or section is not closed, or closed and never opened.
  case syntax(template: String, message: String)
  /// `{{=…=}}` is not allowed here: partials are found by their standard spelling.
  case changedDelimiters(template: String)
  case unknownPartial(name: String, template: String)
  /// Templates that include each other for ever, in the order of inclusion.
  case endlessPartials(chain: [String])
  case outOfMemory
}

extension TemplateError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadableFolder(let path): "no templates can be read in “\(path)”"
    case .unreadableFile(let path): "the template “\(path)” cannot be read as UTF-8"
    case .unknownTemplate(let name, let known):
      "no template “\(name)”; known: \(known.joined(separator: ", "))"
    case .syntax(let template, let message): "template “\(template)”: \(message)"
    case .changedDelimiters(let template):
      "template “\(template)”: delimiters stay {{ and }}; remove the {{=…=}} tag"
    case .unknownPartial(let name, let template):
      "template “\(template)” includes “\(name)”, which does not exist"
    case .endlessPartials(let chain):
      "templates include each other for ever: \(chain.joined(separator: " → "))"
    case .outOfMemory: "out of memory while filling a template"
    }
  }
}
