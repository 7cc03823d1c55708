import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable` on a type: `animatableData` of its stored variables, in pairs, and the conformance.
///
/// Left out are constants, computed, static and lazy variables, those with an attribute of their own
/// (`@State`, `@Environment`, …), and those marked `@AnimatableIgnored`.
struct AnimatableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard !declaration.declares("animatableData") else { return [] }
    var properties: [Property] = []
    for member in declaration.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isAnimatable else {
        continue
      }
      for (binding, type) in variable.typedBindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        guard let type else {
          context.show(
            MacroMistake(
              "animatable-type",
              "@Animatable needs the type of '\(name)': write it, or mark it @AnimatableIgnored"),
            at: binding)
          return []
        }
        properties.append(Property(name: name, type: type))
      }
    }
    let access = declaration.modifiers.first { $0.isSharedByMembers }?.name.text ?? ""
    let data = AnimatedProperties(properties)
    return [
      """
      \(raw: access) var animatableData: \(raw: data.type) {
        get { \(raw: data.value) }
        set { \(raw: data.assignments.joined(separator: "; ")) }
      }
      """
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Animatable {}")]
  }
}

/// `@AnimatableIgnored`: a mark that `@Animatable` reads.
struct AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

private struct Property {
  let name: String
  let type: String
}

/// Properties as one value, in pairs nested to the right.
private struct AnimatedProperties {
  let type: String
  let value: String
  let assignments: [String]

  init(_ properties: [Property]) {
    let types = properties.map { "\($0.type).AnimatableData" }
    let values = properties.map { "\($0.name).animatableData" }
    guard let lastType = types.last, let lastValue = values.last else {
      type = "EmptyAnimatableData"
      value = "EmptyAnimatableData()"
      assignments = []
      return
    }
    type = types.dropLast().reversed().reduce(lastType) { "AnimatablePair<\($1), \($0)>" }
    value = values.dropLast().reversed().reduce(lastValue) { "AnimatablePair(\($1), \($0))" }
    assignments = values.indices.map { index in
      let path = String(repeating: ".second", count: index)
      return "\(values[index]) = newValue\(path)\(index < values.count - 1 ? ".first" : "")"
    }
  }
}

extension DeclGroupSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == name
      } ?? false
    }
  }
}

extension DeclModifierSyntax {
  /// Whether members that fulfil a requirement have to say it too.
  fileprivate var isSharedByMembers: Bool {
    [.keyword(.public), .keyword(.open), .keyword(.package)].contains(name.tokenKind)
  }
}

extension VariableDeclSyntax {
  /// Whether the variable is stored in each value, can be set, and belongs to no wrapper.
  fileprivate var isAnimatable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && attributes.isEmpty
      && !modifiers.contains { [.keyword(.static), .keyword(.lazy)].contains($0.name.tokenKind) }
  }

  /// The stored bindings and their types; `var x, y: Double` gives both the type of the last.
  fileprivate var typedBindings: [(PatternBindingSyntax, String?)] {
    var following: String?
    var result: [(PatternBindingSyntax, String?)] = []
    for binding in bindings.reversed() {
      if let type = binding.typeAnnotation?.type { following = type.trimmedDescription }
      let type = binding.initializer.map { binding.typeAnnotation == nil ? $0.value.typeName : nil }
      if binding.isStored { result.insert((binding, (type ?? nil) ?? following), at: 0) }
    }
    return result
  }
}

extension PatternBindingSyntax {
  fileprivate var isStored: Bool {
    guard let accessorBlock else { return true }
    guard let accessors = accessorBlock.accessors.as(AccessorDeclListSyntax.self) else {
      return false
    }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension ExprSyntax {
  /// The type that the expression shows by its form: a number with a point, a call of an initialiser, a
  /// member of a type.
  fileprivate var typeName: String? {
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if let negative = self.as(PrefixOperatorExprSyntax.self) { return negative.expression.typeName }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.typeName }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.typeName }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase ?? false
    else { return nil }
    return name
  }
}
