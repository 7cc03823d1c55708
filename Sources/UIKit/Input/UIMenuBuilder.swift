import Geometry

/// Changes the menus of an application. There is no bar of menus: it is never asked.
///
/// Coverage: inert. Verified: documented.
@MainActor @preconcurrency
public protocol UIMenuBuilder {
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func remove(menu removedIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
}

extension UIMenu {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let format = Identifier("com.apple.menu.format")
    public static let font = Identifier("com.apple.menu.font")
    public static let text = Identifier("com.apple.menu.text")
    public static let about = Identifier("com.apple.menu.about")
    public static let preferences = Identifier("com.apple.menu.preferences")
    public static let services = Identifier("com.apple.menu.services")
    public static let hide = Identifier("com.apple.menu.hide")
    public static let quit = Identifier("com.apple.menu.quit")
    public static let newScene = Identifier("com.apple.menu.new-scene")
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    public static let close = Identifier("com.apple.menu.close")
    public static let print = Identifier("com.apple.menu.print")
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let find = Identifier("com.apple.menu.find")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let share = Identifier("com.apple.menu.share")
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    public static let toolbar = Identifier("com.apple.menu.toolbar")
  }
}
