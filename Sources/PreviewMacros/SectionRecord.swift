import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A constant in a section of the object file that the linker gathers: a C function that hands its
/// entry to a list.
///
/// The declaration has a unique name, so that any number stand in one file, and is `nonisolated`,
/// so that a module with another default isolation can have it too.
struct SectionRecord {
  /// The section's name; `__start_` and `__stop_` of it are read in `CPreviewSection`.
  var section: String
  /// The type of the C function.
  var type: String
  /// What the function does with `list`, its argument.
  var statement: String
  /// Declarations that the statement uses.
  var members = ""

  func declaration(in context: some MacroExpansionContext) -> DeclSyntax {
    let name = context.makeUniqueName("record")
    return """
      nonisolated enum \(name) {
        @section("\(raw: section)") @used
        nonisolated static let record: \(raw: type) = { list in
          \(raw: statement)
        }
        \(raw: members)
      }
      """
  }
}

/// Where a macro is used, as three arguments: file id, line, column.
func sourceArguments(
  of node: some SyntaxProtocol, in context: some MacroExpansionContext
) -> String {
  guard let place = context.location(of: node) else { return "fileID: #fileID, line: #line" }
  return "fileID: \(place.file), line: \(place.line), column: \(place.column)"
}
