import Drawing
import Geometry

/// A continuous rounded rectangle of some size, wherever it lies: the one outline that is long, common
/// and often repeated.
struct OutlineKey: Hashable {
  private let width: Int
  private let height: Int
  private let cornerWidth: Int
  private let cornerHeight: Int

  /// `nil` for other shapes, and for gradients: those lie in the shape's own coordinates.
  init?(_ shape: ShapeItem) {
    guard case .color = shape.paint else { return nil }
    self.init(shape.path)
  }

  init?(_ path: Path) {
    guard case .roundedRect(let outline) = path.outline, outline.style == .continuous else {
      return nil
    }
    width = DecimalWriter.thousandths(outline.rect.width)
    height = DecimalWriter.thousandths(outline.rect.height)
    cornerWidth = DecimalWriter.thousandths(outline.corner.width)
    cornerHeight = DecimalWriter.thousandths(outline.corner.height)
  }
}

/// Which outlines are written once and referred to: those that come more than once.
struct OutlineTable {
  private var shared: [OutlineKey: Identifier?] = [:]

  mutating func decide(_ counts: [OutlineKey: Int]) {
    for (key, count) in counts where count > 1 { shared[key] = .some(nil) }
  }

  func isShared(_ key: OutlineKey) -> Bool { shared.keys.contains(key) }

  func identifier(of key: OutlineKey) -> Identifier? { shared[key].flatMap { $0 } }

  mutating func name(_ identifier: Identifier, for key: OutlineKey) { shared[key] = identifier }
}

extension SVGRenderer {
  /// Opens the element that draws a shape: a reference to an outline that repeats, or the outline.
  mutating func openOutline(_ path: Path, stroke: StrokeStyle?, paint: ResolvedPaint) {
    guard let (shape, key) = sharedOutline(path, paint: paint) else {
      return body.append(outline: path, stroke: stroke)
    }
    let identifier = outlines.identifier(of: key) ?? defineOutline(shape, key)
    body.append(
      use: identifier, x: DecimalWriter.thousandths(shape.rect.minX),
      y: DecimalWriter.thousandths(shape.rect.minY))
  }

  /// The outline of a path that is written once and referred to.
  func sharedOutline(
    _ path: Path, paint: ResolvedPaint
  ) -> (shape: RoundedRectOutline, key: OutlineKey)? {
    guard case .color = paint, case .roundedRect(let shape) = path.outline,
      let key = OutlineKey(path), outlines.isShared(key)
    else { return nil }
    return (shape, key)
  }

  private mutating func defineOutline(
    _ shape: RoundedRectOutline, _ key: OutlineKey
  ) -> Identifier {
    let identifier = ids.next()
    var atOrigin = shape
    atOrigin.rect = CGRect(origin: .zero, size: shape.rect.size)
    definitions.append("<path id=\"")
    definitions.append(identifier.bytes)
    definitions.append("\" d=\"")
    definitions.append(PathData(atOrigin.elements))
    definitions.append("\"/>")
    outlines.name(identifier, for: key)
    return identifier
  }
}
