import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark that `#Preview` reads. Anywhere else it is a mistake.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInPreview = context.lexicalContext.contains { syntax in
      guard let macro = syntax.asProtocol((any FreestandingMacroExpansionSyntax).self) else {
        return false
      }
      return macro.macroName.text == "Preview"
    }
    if !isInPreview || !declaration.is(VariableDeclSyntax.self) {
      context.show(
        MacroMistake(
          "previewable", "@Previewable may only mark variables at the top level of a #Preview"),
        at: node)
    }
    return []
  }
}
