import Drawing
import Geometry
import Previews
import ViewCore
import Views

/// Lays the frames of a film out side by side, each over its time: one picture.
@MainActor struct Filmstrip {
  let film: Film

  /// Between frames, and around all of them, in points.
  private static let gap: CGFloat = 16
  private static let labelHeight: CGFloat = 20
  /// A row that would be wider than this breaks: nine iPhones side by side are hard to look at.
  private static let rowWidth: CGFloat = 1_680

  var displayList: DisplayList {
    let cell = film.frames.reduce(into: CGSize.zero) { size, frame in
      size.width = max(size.width, frame.list.size.width)
      size.height = max(size.height, frame.list.size.height)
    }
    let pitch = CGSize(
      width: cell.width + Self.gap, height: cell.height + Self.labelHeight + Self.gap)
    let columns = min(film.frames.count, max(1, Int((Self.rowWidth - Self.gap) / pitch.width)))
    let rows = (film.frames.count + columns - 1) / columns
    let size = CGSize(
      width: Self.gap + CGFloat(columns) * pitch.width,
      height: Self.gap + CGFloat(rows) * pitch.height)
    var items: [DisplayItem] = [
      .shape(
        ShapeItem(
          path: Path(CGRect(origin: .zero, size: size)), paint: .color(Self.background)))
    ]
    for (index, frame) in film.frames.enumerated() {
      let origin = CGPoint(
        x: Self.gap + CGFloat(index % columns) * pitch.width,
        y: Self.gap + CGFloat(index / columns) * pitch.height)
      items.append(Self.cell(frame, at: origin))
      items += Self.label(
        frame.time,
        in: CGRect(
          x: origin.x, y: origin.y + cell.height, width: cell.width, height: Self.labelHeight))
    }
    return DisplayList(size: size, items: items)
  }

  /// The grey of a table on which the frames lie: system gray 6.
  private static let background = DisplayColor(
    red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)

  private static func cell(_ frame: Film.Frame, at origin: CGPoint) -> DisplayItem {
    var group = GroupItem(items: frame.list.items)
    group.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
    group.clip = ClipPath(path: Path(CGRect(origin: .zero, size: frame.list.size)))
    group.isIsolated = true
    return .group(group)
  }

  /// A frame's time as text in the middle of a rectangle.
  private static func label(_ time: Double, in rect: CGRect) -> [DisplayItem] {
    let seconds = PlainDecimal.text(of: (time * 1_000).rounded() / 1_000)
    let stage = Stage(
      Text(verbatim: "\(seconds) s").font(.system(size: 11)).foregroundStyle(.secondary)
        .frame(width: rect.width, height: rect.height),
      canvas: ViewCore.Canvas(width: rect.width, height: rect.height),
      environment: EnvironmentValues())
    var group = GroupItem(items: stage.content)
    group.transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    return [.group(group)]
  }
}
