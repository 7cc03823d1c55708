import Drawing
import Geometry
import LayoutCore
import ViewCore
import Views

/// The particles of a layer at the time shown; they fly beyond its edges.
struct EmitterPicture: View {
  let layer: CAEmitterLayer
  @Environment(\.now) private var now

  /// Points around the layer within which particles are seen.
  private static let reach: CGFloat = 2_000

  var body: some View {
    TimelineView(.animation) { context in
      Color.clear.overlay {
        Image(picture(at: context.date.timeIntervalSince(now))).fixedSize()
      }
    }
  }

  private func picture(at time: TimeInterval) -> DrawnPicture {
    let size = CGSize(
      width: layer.frame.width + 2 * Self.reach, height: layer.frame.height + 2 * Self.reach)
    let items = EmittedParticles(of: layer, at: time).items
    let moved = GroupItem(
      items: items, transform: CGAffineTransform(translationX: Self.reach, y: Self.reach))
    return DrawnPicture(size: size, items: items.isEmpty ? [] : [.group(moved)])
  }
}
