import Geometry
import ViewCore
import Views

/// Menus and shortcuts of an app.
///
/// Coverage: declared, never shown. Verified: documented.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands that have no body.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// Composes commands from closures.
@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands { EmptyCommands() }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }
  public static func buildEither<First: Commands>(first: First) -> some Commands { EmptyCommands() }
  public static func buildEither<Second: Commands>(second: Second) -> some Commands {
    EmptyCommands()
  }
}

public struct EmptyCommands: _PrimitiveCommands {
  nonisolated public init() {}
}

/// A menu of its own.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Controls put into the menus that a system has.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let help = CommandGroupPlacement(name: "help")
}

public struct SidebarCommands: _PrimitiveCommands { nonisolated public init() {} }
public struct TextEditingCommands: _PrimitiveCommands { nonisolated public init() {} }
public struct TextFormattingCommands: _PrimitiveCommands { nonisolated public init() {} }
public struct ToolbarCommands: _PrimitiveCommands { nonisolated public init() {} }
public struct InspectorCommands: _PrimitiveCommands { nonisolated public init() {} }
public struct ImportFromDevicesCommands: _PrimitiveCommands { nonisolated public init() {} }
