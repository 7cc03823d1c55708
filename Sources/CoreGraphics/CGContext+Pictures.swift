import Drawing
import Geometry

/// Whether a gradient goes on in its end colours.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Draws an image into a rectangle of the current space, whose y is taken to grow upwards: where it
  /// grows downwards the image stands on its head, as Core Graphics has it.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard image.width > 0, image.height > 0 else { return }
    let transform = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    add(
      .group(
        GroupItem(
          items: image.drawing.items, transform: transform.concatenating(state.transform))))
  }

  /// Colours along a line, inside of the clip; without options between its ends only.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let paint = Paint.linearGradient(
      stops: gradient.stops, start: start.applying(state.transform),
      end: end.applying(state.transform))
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return }
    let reach = reach(from: start)
    let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let after = options.contains(.drawsAfterEndLocation) ? reach : length
    let along = CGAffineTransform(translationX: start.x, y: start.y).rotated(
      by: atan2(end.y - start.y, end.x - start.x))
    let area = CGRect(x: before, y: -reach, width: after - before, height: 2 * reach)
    cover(Path(area).applying(along), paint)
  }

  /// Colours between two circles of one centre, inside of the clip.
  ///
  /// Circles of different centres are drawn around the end's.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let matrix = state.transform
    let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    let paint = Paint.radialGradient(
      stops: gradient.stops, center: endCenter.applying(matrix),
      startRadius: startRadius * scale, endRadius: endRadius * scale)
    let outer = options.contains(.drawsAfterEndLocation) ? reach(from: endCenter) : endRadius
    var area = Path(circle: endCenter, radius: outer)
    if !options.contains(.drawsBeforeStartLocation), startRadius > 0 {
      area.addPath(Path(circle: endCenter, radius: startRadius))
    }
    cover(area, paint)
  }

  private func cover(_ area: Path, _ paint: Paint) {
    add(
      .shape(ShapeItem(path: area.applying(state.transform), isEvenOdd: true, paint: paint)))
  }

  /// A length that leads from a point out of everything that is seen.
  private func reach(from point: CGPoint) -> CGFloat {
    let box = boundingBoxOfClipPath
    let across = max(abs(box.minX - point.x), abs(box.maxX - point.x))
    let down = max(abs(box.minY - point.y), abs(box.maxY - point.y))
    return hypot(across, down) + 1
  }
}

extension CGGradient {
  var stops: [GradientStop] {
    zip(colors, locations).map { GradientStop(color: DisplayColor($0), location: $1) }
  }
}

extension Path {
  fileprivate init(circle center: CGPoint, radius: CGFloat) {
    self.init(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
