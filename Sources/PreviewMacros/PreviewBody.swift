import SwiftSyntax
import SwiftSyntaxBuilder

/// The closure of a preview, taken apart.
struct PreviewBody {
  /// The view with the lifted variables; empty if there are none.
  let declaration: String
  /// An expression: a closure that makes the view.
  let builder: String
  /// An expression: the type of the view that holds the states, or nil.
  let stateType: String
  /// Expressions: a control or nil each.
  let controls: [String]

  init(_ body: ExprSyntax) {
    guard let closure = body.as(ClosureExprSyntax.self) else {
      self.init(declaration: "", builder: body.trimmedDescription, stateType: "nil", controls: [])
      return
    }
    let lifted = closure.statements.compactMap(Self.previewable)
    guard !lifted.isEmpty else {
      self.init(
        declaration: "", builder: closure.trimmedDescription, stateType: "nil", controls: [])
      return
    }
    let rest = closure.statements.filter { Self.previewable($0) == nil }
    let properties = lifted.map { Self.property($0) }.joined(separator: "\n")
    self.init(
      declaration: """
        @MainActor fileprivate struct _PreviewContent: View {
          \(properties)
          var body: some View {
            \(rest.map(\.description).joined())
          }
        }
        """,
      builder: "{ _PreviewContent() }", stateType: "_PreviewContent.self",
      controls: lifted.compactMap(Self.control))
  }

  private init(declaration: String, builder: String, stateType: String, controls: [String]) {
    self.declaration = declaration
    self.builder = builder
    self.stateType = stateType
    self.controls = controls
  }

  /// The variable that an item declares with `@Previewable`.
  private static func previewable(_ item: CodeBlockItemSyntax) -> VariableDeclSyntax? {
    guard let variable = item.item.as(VariableDeclSyntax.self),
      variable.attributes.contains(where: { $0.isNamed("Previewable") })
    else { return nil }
    return variable
  }

  private static let access: Set<String> = ["private", "fileprivate"]

  /// The variable as a property: without its mark, private as Xcode has it, for its type may be private.
  private static func property(_ variable: VariableDeclSyntax) -> String {
    var property = variable
    property.attributes = variable.attributes.filter { !$0.isNamed("Previewable") }
    let isRestricted = variable.modifiers.contains { access.contains($0.name.text) }
    if !isRestricted {
      property.modifiers.insert(
        DeclModifierSyntax(
          name: .keyword(.private, leadingTrivia: .space, trailingTrivia: .space)),
        at: property.modifiers.startIndex)
    }
    return property.trimmedDescription
  }

  /// `_previewControl("name") { value }` for a `@State` variable with a value.
  private static func control(_ variable: VariableDeclSyntax) -> String? {
    guard let state = variable.attributes.lazy.compactMap({ $0.named("State") }).first,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedDescription
    else { return nil }
    let type = binding.typeAnnotation?.type.trimmedDescription
    let argument = state.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    var value = (binding.initializer?.value ?? argument)?.trimmedDescription
    if value == nil, type?.hasSuffix("?") == true { value = "nil" }
    guard let value else { return nil }
    let signature = type.map { "() -> \($0) in " } ?? ""
    let plainName = name.trimmingBackticks
    return "_previewControl(\"\(plainName)\", { \(signature)\(value) })"
  }
}

extension AttributeListSyntax.Element {
  /// This attribute if it has the name, with or without a module before it.
  func named(_ name: String) -> AttributeSyntax? {
    guard case .attribute(let attribute) = self else { return nil }
    if let identifier = attribute.attributeName.as(IdentifierTypeSyntax.self) {
      return identifier.name.text == name ? attribute : nil
    }
    let member = attribute.attributeName.as(MemberTypeSyntax.self)
    return member?.name.text == name ? attribute : nil
  }

  func isNamed(_ name: String) -> Bool { named(name) != nil }
}

extension String {
  /// The identifier that stands between backticks, or the whole.
  var trimmingBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
