import Drawing
import Geometry
import ViewCore

extension GraphicsContext {
  /// A colour or pattern to fill and stroke with. Points of gradients are in the context's space.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case style(any ShapeStyle)
      case linear(AnyGradient, CGPoint, CGPoint)
      case radial(AnyGradient, CGPoint, CGFloat, CGFloat)
      case conic(AnyGradient, CGPoint, Angle)
      case tiles(ImagePaint, CGPoint)
      case palette([Shading])
    }

    let kind: Kind

    /// The background around the canvas: what lies behind cannot be read.
    public static var backdrop: Shading { Shading(kind: .style(BackgroundStyle())) }
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(AnyGradient(gradient), startPoint, endPoint)) }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(AnyGradient(gradient), center, startRadius, endRadius))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .conic(AnyGradient(gradient), center, angle)) }

    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin))
    }

    func paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
      switch kind {
      case .style(let style): return style._paint(in: bounds, environment: environment)
      case .linear(let gradient, let start, let end):
        return _StylePaint(
          .linearGradient(stops: gradient.stops(in: environment), start: start, end: end))
      case .radial(let gradient, let center, let start, let end):
        return _StylePaint(
          .radialGradient(
            stops: gradient.stops(in: environment), center: center, startRadius: start,
            endRadius: end))
      case .conic(let gradient, let center, let angle):
        return _StylePaint(
          .angularGradient(
            stops: gradient.stops(in: environment), center: center, start: angle,
            end: angle + .degrees(360)))
      case .tiles(let paint, let origin):
        return paint.paint(in: bounds, from: origin, environment: environment)
      case .palette(let shadings):
        return shadings.first?.paint(in: bounds, environment: environment)
          ?? _StylePaint(.color(.clear))
      }
    }
  }

  /// Ways a gradient goes on; the nearest stop's colour does, whatever is asked.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading in the context's environment, to use it often.
  public func resolve(_ shading: Shading) -> Shading { shading }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.paint(in: path.boundingRect, environment: environment)
    report(paint)
    draw { $0.draw(path, isEvenOdd: style.isEOFilled, style: paint) }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let bounds = path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    let paint = shading.paint(in: bounds, environment: environment)
    report(paint)
    draw { $0.draw(path, stroke: style, style: paint) }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func report(_ paint: _StylePaint) {
    if let problem = paint.problem { target.warn(problem) }
  }
}
