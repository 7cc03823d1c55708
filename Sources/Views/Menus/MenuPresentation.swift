import Geometry
import LayoutCore
import ViewCore

/// A view that a menu belongs to.
struct MenuPresentationModifier {
  /// How the menu comes to lie.
  enum Form {
    /// Beside its control, over the screen as it is.
    case pullDown
    /// Under the view it belongs to, which is lifted above a blurred screen; nil shows the view itself.
    case context(preview: AnyView?)
    /// A card of its own height beside its control, which its content fills.
    case panel(width: CGFloat)
  }

  let isPresented: Binding<Bool>
  let form: Form
  let content: @MainActor () -> AnyView
}

extension MenuPresentationModifier: NodeModifier {
  typealias Node = MenuPresentationNode
}

/// Asks for the menu's layer in the preference pass.
final class MenuPresentationNode: ModifierNode<MenuPresentationModifier> {
  /// What the menu lies beside.
  var anchor: ViewNode { item ?? modifiedItems.first ?? self }

  /// Lifted views are painted over the screen only.
  override func paint(_ painter: inout _Painter) {
    if !isLifted { super.paint(&painter) }
  }

  private var isLifted: Bool {
    guard case .context(preview: nil) = modifier.form else { return false }
    return modifier.isPresented.wrappedValue
  }

  override func modifyPreferences(_ values: inout _PreferenceValues) {
    guard !isCopy, modifier.isPresented.wrappedValue else { return }
    var menu = environment
    let presenting = menu.presenting
    menu.resetForPresentation()
    menu.presenting = presenting
    menu.labelsVisibility = .automatic
    menu.lineLimit = nil
    menu.tintColor = environment.tintColor
    let modifier = modifier
    values[PresentationsKey.self].append(
      PresentationRequest(
        source: self, id: AnyHashable(true), environment: menu, onDismiss: nil
      ) { [unowned self] old, inputs in
        let node = (old as? MenuLayerNode) ?? MenuLayerNode()
        node.update(modifier, source: self, inputs)
        return node
      })
  }
}
