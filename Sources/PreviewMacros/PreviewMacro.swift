import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name", traits: …) { … }`: a record of the preview in the section of previews.
///
/// Variables marked `@Previewable` become properties of a view made for the preview, whose body is
/// the rest of the closure; each `@State` among them is offered as a control.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var title = "nil"
    var traits: [String] = []
    var body: ExprSyntax? = node.trailingClosure.map { ExprSyntax($0) }
    var isInTraits = false
    for argument in node.arguments {
      switch argument.label?.text {
      case nil where isInTraits: traits.append(argument.expression.trimmedDescription)
      case nil: title = argument.expression.trimmedDescription
      case "traits":
        isInTraits = true
        traits.append(argument.expression.trimmedDescription)
      case "body": body = argument.expression
      default:
        context.show(
          MacroMistake("argument", "#Preview has no such argument here"), at: argument)
      }
    }
    guard let body else {
      context.show(MacroMistake("body", "#Preview needs a closure with a view"), at: node)
      return []
    }
    let content = PreviewBody(body)
    let record = SectionRecord(
      section: "vitrine_previews", type: "_PreviewEntry",
      statement: """
        _addPreview(
          to: list, title: \(title), \(sourceArguments(of: node, in: context)),
          traits: { [\(traits.joined(separator: ", "))] },
          controls: { [\(content.controls.joined(separator: ", "))] },
          stateType: \(content.stateType),
          body: \(content.builder))
        """,
      members: content.declaration)
    return [record.declaration(in: context)]
  }
}
