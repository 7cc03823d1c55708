@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// A macro that this plugin does not have was asked for.
struct UnknownMacroError: Error, CustomStringConvertible {
  var name: String
  var description: String { "there is no macro \(name)" }
}

/// Gives the compiler the macros of this plugin by the names of their types.
struct Provider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "EntryMacro": EntryMacro.self
    case "AnimatableMacro": AnimatableMacro.self
    case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
    case "ComponentMacro": ComponentMacro.self
    default: throw UnknownMacroError(name: "\(moduleName).\(typeName)")
    }
  }
}

@main
struct Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Provider()).main()
  }
}
