import Geometry
import ViewCore

/// What the bars around the top screen of a stack show.
struct NavigationBarModel {
  var title: Text?
  var isLarge = false
  var isHidden = true
  /// The back button's title and action; `nil` on the root and where it is hidden.
  var back: Back?
  var leading: [ToolbarBarItem] = []
  var principal: [ToolbarBarItem] = []
  var trailing: [ToolbarBarItem] = []
  var bottom: [ToolbarBarItem] = []
  var search: SearchField?
  var background: AnyShapeStyle?
  var backgroundVisibility = Visibility.automatic

  struct Back {
    let title: Text
    let action: () -> Void
  }

  init() {}

  /// Rule C10: no bar for a root without title and items.
  ///
  /// - Parameter outer: what the whole stack is searched by, with its first screen.
  @MainActor init(stack: [NavigationPageNode], search outer: SearchField?) {
    guard let top = stack.last else { return }
    search = top.traits.search ?? (stack.count == 1 ? outer : nil)
    let previous = stack.dropLast().last
    title = top.traits.title
    for items in top.toolbar {
      for entry in items.entries {
        let item = ToolbarBarItem(entry: entry, environment: items.environment)
        switch entry.placement.region {
        case .leading: leading.append(item)
        case .principal: principal.append(item)
        case .trailing: trailing.append(item)
        case .bottom: bottom.append(item)
        case .keyboard: break
        }
      }
    }
    if let previous, top.traits.isBackButtonHidden != true {
      back = Back(title: previous.traits.title ?? Text("Back"), action: top.dismiss)
    }
    let hasContent =
      title != nil || previous != nil || !leading.isEmpty || !principal.isEmpty || !trailing.isEmpty
    isHidden = top.traits.isBarHidden ?? !(hasContent || search != nil)
    let mode = stack.reversed().lazy.compactMap(\.traits.displayMode).first { $0 != .automatic }
    isLarge = !isHidden && title != nil && principal.isEmpty && (mode ?? .large) == .large
    background = top.traits.barBackground
    backgroundVisibility = top.traits.barBackgroundVisibility ?? .automatic
  }

  /// Rule C10: 64 on a canvas without status bar on iOS 26, 116.5 with a large title; 44 and 96 under
  /// the status bar before (facts.md §4). Believed: 54 under a status bar on iOS 26.
  func height(_ look: SystemLook, topInset: CGFloat) -> CGFloat {
    if isHidden { return 0 }
    return rowHeight(look, topInset: topInset) + largeTitleHeight(look) + searchHeight(look)
  }

  /// The row with the items and the small title.
  func rowHeight(_ look: SystemLook, topInset: CGFloat) -> CGFloat {
    switch look {
    case .ios18: 44
    case .ios26: topInset > 0 ? 54 : 64
    case .macos26: 52
    }
  }

  /// What scrolls away under the row.
  func largeTitleHeight(_ look: SystemLook) -> CGFloat {
    guard isLarge else { return 0 }
    return look == .ios26 ? 52.5 : 52
  }

  /// Believed: a field of 36 with 16 around it up to iOS 18; later it stands at the bottom.
  func searchHeight(_ look: SystemLook) -> CGFloat { search != nil && look == .ios18 ? 52 : 0 }

  /// Believed: 44, and 49 on iOS 26.
  func bottomHeight(_ look: SystemLook) -> CGFloat {
    if look == .ios26, search != nil { return 60 }
    return bottom.isEmpty ? 0 : look == .ios18 ? 44 : 49
  }
}

/// An item in a bar, in the environment of the view that has it.
struct ToolbarBarItem {
  let entry: _ToolbarEntry
  let environment: EnvironmentValues
}
