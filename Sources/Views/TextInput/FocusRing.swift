import Drawing
import Geometry
import ViewCore

/// The ring that macOS draws around a field that has the focus; on iOS there is none.
struct FocusRingModifier: Equatable {
  /// Of the field's outline, in points; `nil` draws no ring.
  let cornerRadius: CGFloat?
}

extension FocusRingModifier: NodeModifier {
  typealias Node = FocusRingNode
}

/// Verified: believed: 3.5 wide, half of it outside, the tint at a half.
final class FocusRingNode: ModifierNode<FocusRingModifier> {
  override func paint(_ painter: inout _Painter) {
    super.paint(&painter)
    guard let radius = modifier.cornerRadius, let current = graph?.focus.current,
      current.ancestor(where: { $0 === self }) != nil
    else { return }
    let outline = CGRect(origin: .zero, size: placedSize).insetBy(dx: -1.75, dy: -1.75)
    let color = Color.accentColor.opacity(0.5).displayColor(in: environment)
    painter.draw(
      RoundedRectangle(cornerRadius: radius + 1.75).path(in: outline),
      stroke: StrokeStyle(lineWidth: 3.5), paint: .color(color))
  }
}
