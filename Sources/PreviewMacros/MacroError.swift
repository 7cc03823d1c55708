import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A mistake in the use of a macro, shown at the node that makes it.
struct MacroMistake: DiagnosticMessage {
  let message: String
  let id: String
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "PreviewMacros", id: id) }

  init(_ id: String, _ message: String) {
    self.id = id
    self.message = message
  }
}

extension MacroExpansionContext {
  /// Shows `mistake` at `node`.
  func show(_ mistake: MacroMistake, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: node, message: mistake))
  }
}
