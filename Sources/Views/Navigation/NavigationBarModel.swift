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
  var background: AnyShapeStyle?
  var backgroundVisibility = Visibility.automatic

  struct Back {
    let title: Text
    let action: () -> Void
  }

  init() {}

  /// Rule C10: no bar for a root without title and items.
  @MainActor init(stack: [NavigationPageNode]) {
    guard let top = stack.last else { return }
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
    isHidden = top.traits.isBarHidden ?? !hasContent
    let mode = stack.reversed().lazy.compactMap(\.traits.displayMode).first { $0 != .automatic }
    isLarge = title != nil && principal.isEmpty && (mode ?? .large) == .large
    background = top.traits.barBackground
    backgroundVisibility = top.traits.barBackgroundVisibility ?? .automatic
  }

  /// Rule C10: 64 on a canvas without status bar on iOS 26, 116.5 with a large title; 44 and 96 under
  /// the status bar before (facts.md §4). Believed: 54 under a status bar on iOS 26.
  func height(_ look: SystemLook, topInset: CGFloat) -> CGFloat {
    if isHidden { return 0 }
    switch look {
    case .ios18: return isLarge ? 96 : 44
    case .ios26: return (topInset > 0 ? 54 : 64) + (isLarge ? 52.5 : 0)
    case .macos26: return 52
    }
  }

  /// Believed: 44, and 49 on iOS 26.
  func bottomHeight(_ look: SystemLook) -> CGFloat {
    bottom.isEmpty ? 0 : look == .ios18 ? 44 : 49
  }
}

/// An item in a bar, in the environment of the view that has it.
struct ToolbarBarItem {
  let entry: _ToolbarEntry
  let environment: EnvironmentValues
}
