import Geometry

/// How a resizable image is put together from parts of its picture.
///
/// Corners keep their size, edges grow along themselves, the middle both ways; tiled parts repeat
/// instead. Insets that together exceed a length shrink in proportion.
struct ImageParts {
  struct Part: Equatable {
    /// In the picture, in points.
    var source: CGRect
    var destination: CGRect

    /// Where the whole picture lies so that the source covers the destination.
    func frameOfWhole(_ size: CGSize) -> CGRect {
      let x = destination.width / source.width
      let y = destination.height / source.height
      return CGRect(
        x: destination.minX - source.minX * x, y: destination.minY - source.minY * y,
        width: size.width * x, height: size.height * y)
    }
  }

  /// Tiles drawn at most; more are stretched instead.
  private static let maximumTiles = 4_096

  static func parts(of size: CGSize, in bounds: CGRect, _ resizing: Image.Resizing?) -> [Part] {
    guard size.width > 0, size.height > 0 else { return [] }
    let whole = Part(source: CGRect(origin: .zero, size: size), destination: bounds)
    guard let resizing, resizing.mode == .tile || resizing.insets != EdgeInsets() else {
      return [whole]
    }
    let columns = spans(
      size.width, bounds.width, resizing.insets.leading, resizing.insets.trailing)
    let rows = spans(size.height, bounds.height, resizing.insets.top, resizing.insets.bottom)
    var result: [Part] = []
    for row in rows {
      for column in columns {
        let part = Part(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length,
            height: row.source.length),
          destination: CGRect(
            x: bounds.minX + column.target.lowerBound, y: bounds.minY + row.target.lowerBound,
            width: column.target.length, height: row.target.length))
        if resizing.mode == .tile {
          result += tiles(
            part, isHorizontal: column.isStretched, isVertical: row.isStretched)
        } else {
          result.append(part)
        }
      }
    }
    return result.count <= maximumTiles ? result : [whole]
  }

  private struct Span {
    var source: Range<CGFloat>
    var target: Range<CGFloat>
    var isStretched: Bool
  }

  /// Start, middle and end along one axis; empty ones are left out.
  private static func spans(
    _ source: CGFloat, _ target: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> [Span] {
    var (start, end) = (max(0, start), max(0, end))
    let shrink = min(1, min(source, target) / max(start + end, .leastNonzeroMagnitude))
    start *= shrink
    end *= shrink
    return [
      Span(source: 0..<start, target: 0..<start, isStretched: false),
      Span(source: start..<source - end, target: start..<target - end, isStretched: true),
      Span(source: source - end..<source, target: target - end..<target, isStretched: false),
    ].filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }

  /// A part repeated at its own size from its leading top corner; the last tiles are cut.
  private static func tiles(_ part: Part, isHorizontal: Bool, isVertical: Bool) -> [Part] {
    let width = isHorizontal ? part.source.width : part.destination.width
    let height = isVertical ? part.source.height : part.destination.height
    let columns = (part.destination.width / width).rounded(.up)
    let rows = (part.destination.height / height).rounded(.up)
    guard columns * rows <= CGFloat(maximumTiles) else { return [part] }
    var result: [Part] = []
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        var target = CGRect(
          x: part.destination.minX + CGFloat(column) * width,
          y: part.destination.minY + CGFloat(row) * height, width: width, height: height)
        var source = part.source
        if target.maxX > part.destination.maxX + 1e-9 {
          target.size.width = part.destination.maxX - target.minX
          source.size.width *= target.width / width
        }
        if target.maxY > part.destination.maxY + 1e-9 {
          target.size.height = part.destination.maxY - target.minY
          source.size.height *= target.height / height
        }
        result.append(Part(source: source, destination: target))
      }
    }
    return result
  }
}

extension Range where Bound == CGFloat {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
