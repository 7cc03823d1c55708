import Geometry
import Typography
import ViewCore

/// Where a caret stands in a line of text: x, and the line's upper and lower edge, in points.
struct CaretLine: Equatable {
  var x: CGFloat
  var top: CGFloat
  var bottom: CGFloat

  init(x: CGFloat, top: CGFloat, bottom: CGFloat) {
    self.x = x
    self.top = top
    self.bottom = bottom
  }

  /// After the last character of a text; `nil` for a text without any.
  ///
  /// - Parameter isRightToLeft: where a line of both directions ends.
  init?(_ layout: TextLayout, isRightToLeft: Bool) {
    guard let line = layout.lines.last else { return nil }
    guard let run = line.runs.last, let first = line.runs.first else {
      // An empty line after a line break is as high as the ones before.
      guard let metrics = layout.lines.lazy.compactMap(\.runs.last).first?.metrics else {
        return nil
      }
      x = line.origin.x
      top = line.origin.y - metrics.ascent
      bottom = top + metrics.lineHeight
      return
    }
    let isMixed = Set(line.runs.map(\.isRightToLeft)).count > 1
    let endsLeft = isMixed ? isRightToLeft : run.isRightToLeft
    x = line.origin.x + (endsLeft ? first.origin.x : run.origin.x + run.width)
    top = line.origin.y + run.origin.y - run.metrics.ascent
    bottom = top + run.metrics.lineHeight
  }

  func moved(by offset: CGPoint) -> CaretLine {
    var moved = self
    moved.x += offset.x
    moved.top += offset.y
    moved.bottom += offset.y
    return moved
  }
}

/// The caret of a focused field, in the tint (rule K7).
///
/// Verified: believed: 2 wide with round ends, as high as the line; it stands still, in the lit half
/// of its blinking.
enum Caret {
  static let width: CGFloat = 2

  static func paint(
    _ line: CaretLine, within width: CGFloat, _ environment: EnvironmentValues,
    _ painter: inout Painter
  ) {
    let x = min(max(0, line.x), max(0, width - Self.width))
    let frame = CGRect(x: x, y: line.top, width: Self.width, height: line.bottom - line.top)
    painter.fill(
      RoundedRectangle(cornerRadius: Self.width / 2), in: frame, .accentColor, environment)
  }
}
