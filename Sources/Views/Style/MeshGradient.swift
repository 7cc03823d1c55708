import Drawing
import Geometry
import ViewCore

/// Colours spread over a grid of points that may be moved.
///
/// Drawn as a picture of a few thousand pixels that is stretched over the shape. Coverage: full; of
/// control points that are given, positions alone are read. Verified: documented.
public struct MeshGradient: ShapeStyle, Equatable {
  public typealias Resolved = Never

  /// A point of the grid with the control points of the curves to its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Points in fractions of the shape's rectangle, row by row.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    let ground = background.displayColor(in: environment)
    var result = _StylePaint(.color(ground))
    guard let surface = surface(in: environment), bounds.width > 0, bounds.height > 0 else {
      result.problem = Diagnostic(
        .approximation, "a mesh gradient has fewer points or colours than its width and height ask")
      return result
    }
    let picture = ImageItem(
      data: surface.bitmap(aspect: bounds.width / bounds.height).png, format: .png, frame: bounds)
    let outline = surface.outline(in: bounds)
    result.pattern = StylePattern { painter in
      if ground.alpha > 0 { painter.draw(Path(bounds), style: _StylePaint(.color(ground))) }
      guard let outline else { return painter.draw(items: [.image(picture)]) }
      painter.clipping(to: outline) { $0.draw(items: [.image(picture)]) }
    }
    return result
  }

  /// `nil` where the grid is not complete.
  private func surface(in environment: EnvironmentValues) -> MeshSurface? {
    let points: [SIMD2<Double>] =
      switch locations {
      case .points(let points): points.map { SIMD2($0) }
      case .bezierPoints(let points): points.map { SIMD2($0.position) }
      }
    let shown: [DisplayColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.displayColor(in: environment) }
      case .resolvedColors(let colors): colors.map { Color($0).displayColor(in: environment) }
      }
    return MeshSurface(
      columns: width, rows: height, points: points, colors: shown, isSmooth: smoothsColors,
      isPerceptual: colorSpace.isPerceptual)
  }
}

extension MeshGradient: View {
  public var body: some View { Rectangle().fill(self) }
}
