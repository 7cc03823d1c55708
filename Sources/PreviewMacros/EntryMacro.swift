import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`, `Transaction`,
/// `FocusedValues` or `ContainerValues`: a key type, and accessors that use it.
struct EntryMacro: AccessorMacro, PeerMacro {
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
  ]

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration, context) else { return [] }
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration, context) else {
      context.show(
        MacroMistake(
          "entry",
          """
          @Entry marks a variable in an extension of EnvironmentValues, Transaction, \
          FocusedValues or ContainerValues
          """), at: node)
      return []
    }
    guard let members = entry.members else {
      context.show(
        MacroMistake("entry-value", "@Entry needs a default value or an optional type"),
        at: declaration)
      return []
    }
    return [
      """
      private enum \(raw: entry.keyName): \(raw: entry.keyProtocol) {
        \(raw: members)
      }
      """
    ]
  }

  /// One variable that the macro is attached to.
  private struct Entry {
    let keyName: String
    let keyProtocol: String
    let type: String?
    let value: String?

    init?(_ declaration: some DeclSyntaxProtocol, _ context: some MacroExpansionContext) {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let owner = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
        let last = owner.trimmedDescription.split(separator: ".").last,
        let keyProtocol = EntryMacro.keyProtocols[String(last)]
      else { return nil }
      keyName = "__Key_\(name.trimmingBackticks)"
      self.keyProtocol = keyProtocol
      type = binding.typeAnnotation?.type.trimmedDescription
      value = binding.initializer?.value.trimmedDescription
    }

    /// The type without the optionality that a focused value's variable has.
    private func wrapped(_ type: String) -> String {
      if type.hasSuffix("?") { return String(type.dropLast()) }
      if type.hasPrefix("Optional<"), type.hasSuffix(">") {
        return String(type.dropFirst("Optional<".count).dropLast())
      }
      return type
    }

    /// What the key type holds; nil if a default value is missing.
    var members: String? {
      if keyProtocol == "FocusedValueKey" {
        return type.map { "typealias Value = \(wrapped($0))" }
      }
      guard let type else { return value.map { "static let defaultValue = \($0)" } }
      guard let value = value ?? (wrapped(type) == type ? nil : "nil") else { return nil }
      return """
        typealias Value = \(type)
        static var defaultValue: Value { \(value) }
        """
    }
  }
}
