import Drawing
import Geometry
import LayoutCore
import ViewCore

/// The row of a list that a menu's view fills: it is lifted as a whole, its margins included.
struct LiftedRow {
  /// In the space of the whole tree, in points.
  let frame: CGRect
  let color: Color

  /// The row that a view is all of; nil for a view beside others, or outside of a list.
  init?(filledBy view: ViewNode) {
    var item = view
    while let parent = item.layoutParent {
      if let list = parent as? ListNode {
        guard item.core === view.core,
          let plate = list.plates.staying.first(where: { $0.item === item })
        else { return nil }
        let origin = list.globalFrame.origin
        frame = plate.shownFrame.offsetBy(dx: origin.x, dy: origin.y)
        color =
          list.environment.listConfiguration.style.isGrouped
          ? Color(.system(.secondaryGroupedBackground)) : Color(.system(.background))
        return
      }
      item = parent
    }
    return nil
  }
}
