import Geometry
import LayoutCore
import ViewCore

/// The bar of toolbar items over the keyboard: items side by side from the leading edge, spacers in
/// them take what is left. Their text keeps its size, as bars do.
///
/// Verified: believed (44 high, facts.md §4; items 16 apart and 16 from the sides, as in UIKit's
/// toolbars).
struct KeyboardBar: View {
  let items: [ToolbarItems]
  let canvas: KeyboardCanvas
  @Environment(\.pixelLength) private var pixel

  private var rows: [ToolbarBarItem] {
    items.flatMap { items in
      var environment = items.environment
      environment.dynamicTypeSize = .large
      return items.entries.map { ToolbarBarItem(entry: $0, environment: environment) }
    }
  }

  var body: some View {
    let rows = rows
    HStack(spacing: 16) {
      ForEach(rows.indices, id: \.self) { ToolbarItemView(item: rows[$0]) }
    }
    .lineLimit(1)
    .padding(.horizontal, 16 + max(canvas.left, canvas.right))
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: KeyboardMetrics.barHeight)
    .reachingTouches()
    .background {
      KeyboardColor.bed
        .overlay(alignment: .top) { Color(.system(.separator)).frame(height: pixel) }
    }
    .modifier(PartModifier(type: "KeyboardToolbar", role: "toolbar"))
  }
}

/// Says what a part of the system's own drawing is.
struct PartModifier {
  let type: String
  var role: String?
  var value: String?
  var isHidden = false
}

extension PartModifier: NodeModifier {
  typealias Node = PartNode
}

final class PartNode: ModifierNode<PartModifier> {
  override func describe(_ description: inout _ViewDescription) {
    if description.type.isEmpty { description.type = modifier.type }
    description.role = description.role ?? modifier.role
    description.value = description.value ?? modifier.value
    if modifier.isHidden { description.traits.append("hidden") }
  }
}
