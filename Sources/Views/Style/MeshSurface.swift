import Drawing
import Geometry

/// A surface through a grid of points, with a colour at each.
///
/// Between the points run cubic curves whose tangents are those of the neighbours on both sides; at
/// the edge of the grid the neighbour is mirrored, so that an even grid stays even.
struct MeshSurface {
  private let columns: Int
  private let rows: Int
  /// Fractions of the rectangle, row by row, with a mirrored row and column all around.
  private let points: [SIMD2<Double>]
  /// In the space of mixing; the last component is the opacity.
  private let colors: [SIMD4<Double>]
  private let isSmooth: Bool
  private let isPerceptual: Bool

  /// `nil` for a grid of less than two by two, of too many points, or with points or colours missing.
  init?(
    columns: Int, rows: Int, points: [SIMD2<Double>], colors: [DisplayColor], isSmooth: Bool,
    isPerceptual: Bool
  ) {
    guard (2...64).contains(columns), (2...64).contains(rows), points.count >= columns * rows,
      colors.count >= columns * rows,
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite && abs($0.x) < 1e3 && abs($0.y) < 1e3 })
    else { return nil }
    self.columns = columns
    self.rows = rows
    self.isSmooth = isSmooth
    self.isPerceptual = isPerceptual
    self.points = Self.framed(points, columns, rows)
    self.colors = Self.framed(
      colors.map {
        let parts = isPerceptual ? Oklab.components($0) : [$0.red, $0.green, $0.blue]
        return SIMD4(parts[0], parts[1], parts[2], $0.alpha)
      }, columns, rows)
  }

  /// A grid with its first and last neighbours mirrored on all sides.
  private static func framed<V: SIMD>(_ grid: [V], _ columns: Int, _ rows: Int) -> [V]
  where V.Scalar == Double {
    func line(_ row: Int) -> [V] {
      let line = Array(grid[row * columns..<(row + 1) * columns])
      return [line[0] * 2 - line[1]] + line + [line[columns - 1] * 2 - line[columns - 2]]
    }
    func mirrored(_ edge: [V], _ next: [V]) -> [V] { zip(edge, next).map { $0 * 2 - $1 } }
    let lines = (0..<rows).map(line)
    return mirrored(lines[0], lines[1]) + lines.flatMap { $0 }
      + mirrored(lines[rows - 1], lines[rows - 2])
  }

  /// Pixels of the longer side.
  private static let side = 80

  /// Shares of four neighbours, the second and third of which lie around a place.
  private static func weights(_ t: Double, isCubic: Bool) -> SIMD4<Double> {
    if !isCubic { return SIMD4(0, 1 - t, t, 0) }
    let square = t * t
    let cube = square * t
    return SIMD4(
      -0.5 * t + square - 0.5 * cube, 1 - 2.5 * square + 1.5 * cube,
      0.5 * t + 2 * square - 1.5 * cube, 0.5 * (cube - square))
  }

  /// The surface over a rectangle of such a ratio of width to height. Pixels beside the surface have the
  /// colour of the nearest on it; those far from it are clear.
  func bitmap(aspect: CGFloat) -> Bitmap {
    let ratio = min(8, max(1 / 8, Double(aspect)))
    var bitmap = Bitmap(
      width: ratio >= 1 ? Self.side : Int((Double(Self.side) * ratio).rounded()),
      height: ratio <= 1 ? Self.side : Int((Double(Self.side) / ratio).rounded()))
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 { draw(column, row, in: &bitmap) }
    }
    bitmap.spreadEdges(by: 4)
    return bitmap
  }

  /// Draws the patch whose upper left corner is at a column and row.
  private func draw(_ column: Int, _ row: Int, in bitmap: inout Bitmap) {
    let size = SIMD2(Double(bitmap.width), Double(bitmap.height))
    let width = columns + 2
    let corners = [0, 1, width, width + 1].map {
      points[(row + 1) * width + column + 1 + $0] * size
    }
    let low = corners.reduce(corners[0]) { pointwiseMin($0, $1) }
    let high = corners.reduce(corners[0]) { pointwiseMax($0, $1) }
    // Steps below a pixel leave none between two of them.
    let steps = min(400, max(4, Int((high - low).max() * 1.6)))
    let places = (0...steps).map { Double($0) / Double(steps) }
    let cubic = places.map { Self.weights($0, isCubic: true) }
    let shares = isSmooth ? cubic : places.map { Self.weights($0, isCubic: false) }
    for i in 0...steps {
      let place = across(points, column, row, cubic[i])
      let color = across(colors, column, row, shares[i])
      for j in 0...steps {
        let p = mix(place, cubic[j]) * size
        let x = Int(max(-1, min(p.x, size.x + 1)).rounded(.down))
        let y = Int(max(-1, min(p.y, size.y + 1)).rounded(.down))
        let isInside = p.x >= -1e-9 && p.y >= -1e-9 && p.x <= size.x + 1e-9 && p.y <= size.y + 1e-9
        guard isInside else { continue }
        bitmap[min(max(0, x), bitmap.width - 1), min(max(0, y), bitmap.height - 1)] =
          displayColor(mix(color, shares[j]))
      }
    }
  }

  /// The four entries around a patch's row, each a mix of its column.
  private func across<V: SIMD>(
    _ grid: [V], _ column: Int, _ row: Int, _ weights: SIMD4<Double>
  ) -> [V] where V.Scalar == Double {
    let width = columns + 2
    return (0..<4).map { offset in
      let start = row * width + column + offset
      return mix(
        [grid[start], grid[start + width], grid[start + 2 * width], grid[start + 3 * width]],
        weights)
    }
  }

  private func mix<V: SIMD>(_ values: [V], _ weights: SIMD4<Double>) -> V
  where V.Scalar == Double {
    values[0] * weights.x + values[1] * weights.y + values[2] * weights.z + values[3] * weights.w
  }

  /// The edge of the surface in a rectangle; `nil` where it is that of the rectangle itself. Of a surface
  /// that folds over, where edges lie inside, the outline of all its parts.
  func outline(in bounds: CGRect) -> Path? {
    let width = columns + 2
    func entry(_ column: Int, _ row: Int) -> SIMD2<Double> {
      points[(row + 1) * width + column + 1]
    }
    let isWhole =
      (0..<columns).allSatisfy { entry($0, 0).y == 0 && entry($0, rows - 1).y == 1 }
      && (0..<rows).allSatisfy { entry(0, $0).x == 0 && entry(columns - 1, $0).x == 1 }
    if isWhole { return nil }
    let cells = cells
    if cells.contains(where: { Self.area(of: $0) < -1e-9 }) {
      return Self.union(of: cells, in: bounds)
    }
    func along(_ places: [(Int, Int)], _ step: (Int, Int)) -> [SIMD2<Double>] {
      places.flatMap { start in
        let four = (-1...2).map { entry(start.0 + $0 * step.0, start.1 + $0 * step.1) }
        return (0..<16).map { mix(four, Self.weights(Double($0) / 16, isCubic: true)) }
      }
    }
    let edge =
      along((0..<columns - 1).map { ($0, 0) }, (1, 0))
      + along((0..<rows - 1).map { (columns - 1, $0) }, (0, 1))
      + along((1..<columns).reversed().map { ($0, rows - 1) }, (-1, 0))
      + along((1..<rows).reversed().map { (0, $0) }, (0, -1))
    var path = Path()
    path.addLines(
      edge.map {
        CGPoint(
          x: bounds.minX + CGFloat($0.x) * bounds.width,
          y: bounds.minY + CGFloat($0.y) * bounds.height)
      })
    path.closeSubpath()
    return path
  }

  /// Small quadrilaterals that cover the surface.
  private var cells: [[SIMD2<Double>]] {
    let count = 12
    let weights = (0...count).map { Self.weights(Double($0) / Double(count), isCubic: true) }
    var cells: [[SIMD2<Double>]] = []
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        let lines = weights.map { share in
          let line = across(points, column, row, share)
          return weights.map { mix(line, $0) }
        }
        for i in 0..<count {
          for j in 0..<count {
            cells.append([lines[i][j], lines[i][j + 1], lines[i + 1][j + 1], lines[i + 1][j]])
          }
        }
      }
    }
    return cells
  }

  /// Twice the area of a polygon, negative for one that turns the other way.
  private static func area(of polygon: [SIMD2<Double>]) -> Double {
    polygon.indices.reduce(0) { sum, index in
      let next = polygon[(index + 1) % polygon.count]
      return sum + polygon[index].x * next.y - next.x * polygon[index].y
    }
  }

  /// Polygons as one path; all turn one way, so that none takes from another.
  private static func union(of polygons: [[SIMD2<Double>]], in bounds: CGRect) -> Path {
    var path = Path()
    for polygon in polygons {
      let ordered = area(of: polygon) < 0 ? polygon.reversed() : polygon
      path.addLines(
        ordered.map {
          CGPoint(
            x: bounds.minX + CGFloat($0.x) * bounds.width,
            y: bounds.minY + CGFloat($0.y) * bounds.height)
        })
      path.closeSubpath()
    }
    return path
  }

  private func displayColor(_ parts: SIMD4<Double>) -> DisplayColor {
    let alpha = min(1, max(0, parts.w))
    if isPerceptual { return Oklab.color([parts.x, parts.y, parts.z], alpha: alpha) }
    return DisplayColor(
      red: min(1, max(0, parts.x)), green: min(1, max(0, parts.y)), blue: min(1, max(0, parts.z)),
      alpha: alpha)
  }
}

extension Bitmap {
  /// Gives clear pixels the colour of a neighbour that has one, so many pixels far.
  fileprivate mutating func spreadEdges(by distance: Int) {
    for _ in 0..<distance {
      let before = bytes
      for y in 0..<height {
        for x in 0..<width where before[(y * width + x) * 4 + 3] == 0 {
          for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
            let (i, j) = (x + dx, y + dy)
            guard i >= 0, j >= 0, i < width, j < height else { continue }
            let from = (j * width + i) * 4
            if before[from + 3] > 0 {
              bytes.replaceSubrange(
                (y * width + x) * 4..<(y * width + x) * 4 + 4, with: before[from..<from + 4])
              break
            }
          }
        }
      }
    }
  }
}
