import Drawing
import Geometry

/// A surface through a grid of points, with a colour at each.
///
/// Between the points run cubic curves whose tangents are those of the neighbours on both sides; at
/// the edge of the grid the neighbour is mirrored, so that an even grid stays even.
struct MeshSurface {
  private let columns: Int
  private let rows: Int
  /// Fractions of the rectangle, row by row.
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
    self.points = points
    self.isSmooth = isSmooth
    self.isPerceptual = isPerceptual
    self.colors = colors.map {
      let parts = isPerceptual ? Oklab.components($0) : [$0.red, $0.green, $0.blue]
      return SIMD4(parts[0], parts[1], parts[2], $0.alpha)
    }
  }

  /// Pixels of the longer side.
  private static let side = 80

  /// The surface over a rectangle of such a ratio of width to height.
  func bitmap(aspect: CGFloat, background: DisplayColor) -> Bitmap {
    let ratio = min(8, max(1 / 8, Double(aspect)))
    var bitmap = Bitmap(
      width: ratio >= 1 ? Self.side : Int((Double(Self.side) * ratio).rounded()),
      height: ratio <= 1 ? Self.side : Int((Double(Self.side) / ratio).rounded()))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { bitmap[x, y] = background }
    }
    // Steps well below a pixel leave no pixel between two of them.
    let steps = max(4, 3 * Self.side / (min(columns, rows) - 1))
    let size = SIMD2(Double(bitmap.width), Double(bitmap.height))
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        for i in 0...steps {
          let v = Double(i) / Double(steps)
          for j in 0...steps {
            let u = Double(j) / Double(steps)
            let place = value(points, column, row, u, v, isCubic: true) * size
            let x = Int(place.x.rounded(.down)).clamped(to: bitmap.width, at: place.x, of: size.x)
            let y = Int(place.y.rounded(.down)).clamped(to: bitmap.height, at: place.y, of: size.y)
            guard let x, let y else { continue }
            bitmap[x, y] = over(
              displayColor(value(colors, column, row, u, v, isCubic: isSmooth)), background)
          }
        }
      }
    }
    return bitmap
  }

  private func over(_ color: DisplayColor, _ ground: DisplayColor) -> DisplayColor {
    if color.alpha >= 1 || ground.alpha <= 0 { return color }
    let alpha = color.alpha + ground.alpha * (1 - color.alpha)
    guard alpha > 0 else { return .clear }
    func mix(_ top: Double, _ bottom: Double) -> Double {
      (top * color.alpha + bottom * ground.alpha * (1 - color.alpha)) / alpha
    }
    return DisplayColor(
      red: mix(color.red, ground.red), green: mix(color.green, ground.green),
      blue: mix(color.blue, ground.blue), alpha: alpha)
  }

  private func displayColor(_ parts: SIMD4<Double>) -> DisplayColor {
    let alpha = min(1, max(0, parts.w))
    if isPerceptual { return Oklab.color([parts.x, parts.y, parts.z], alpha: alpha) }
    let bounded = parts.clamped(lowerBound: .zero, upperBound: .one)
    return DisplayColor(red: bounded.x, green: bounded.y, blue: bounded.z, alpha: alpha)
  }

  /// A value of the grid within the patch whose upper left corner is at a column and row.
  private func value<V: SIMD>(
    _ grid: [V], _ column: Int, _ row: Int, _ u: Double, _ v: Double, isCubic: Bool
  ) -> V where V.Scalar == Double {
    func along(_ row: Int) -> V {
      between(u, isCubic: isCubic) { self.entry(grid, column + $0, row) }
    }
    return between(v, isCubic: isCubic) { along(row + $0) }
  }

  /// An entry of the grid, beyond its edge mirrored.
  private func entry<V: SIMD>(_ grid: [V], _ column: Int, _ row: Int) -> V
  where V.Scalar == Double {
    func known(_ row: Int) -> V {
      let start = row * columns
      if column < 0 { return grid[start] * 2 - grid[start + 1] }
      if column >= columns {
        return grid[start + columns - 1] * 2 - grid[start + columns - 2]
      }
      return grid[start + column]
    }
    if row < 0 { return known(0) * 2 - known(1) }
    if row >= rows { return known(rows - 1) * 2 - known(rows - 2) }
    return known(row)
  }

  /// A value between the entries 0 and 1, by those from -1 to 2 where the curve is cubic.
  private func between<V: SIMD>(_ t: Double, isCubic: Bool, _ entry: (Int) -> V) -> V
  where V.Scalar == Double {
    let start = entry(0)
    let end = entry(1)
    if !isCubic { return start + (end - start) * t }
    let leaving = (end - entry(-1)) * 0.5
    let arriving = (entry(2) - start) * 0.5
    let square = t * t
    let cube = square * t
    let ends = start * (2 * cube - 3 * square + 1) + end * (3 * square - 2 * cube)
    return ends + leaving * (cube - 2 * square + t) + arriving * (cube - square)
  }
}

extension Int {
  /// The pixel's place; what lies on the far edge is in the last pixel, and what lies outside in none.
  fileprivate func clamped(to count: Int, at place: Double, of length: Double) -> Int? {
    if self >= 0, self < count { return self }
    return self == count && place <= length + 1e-9 ? count - 1 : nil
  }
}
