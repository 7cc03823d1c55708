import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Component("id", …)`: a record of the component in the section of components.
struct ComponentMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let record = SectionRecord(
      section: "vitrine_components", type: "_ComponentEntry",
      statement: """
        _addComponent(to: list, \(sourceArguments(of: node, in: context))) {
          Component(\(node.arguments.trimmedDescription))
        }
        """)
    return [record.declaration(in: context)]
  }
}
