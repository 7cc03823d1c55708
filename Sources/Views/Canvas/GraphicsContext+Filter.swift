import Drawing
import Geometry
import ViewCore

extension GraphicsContext {
  /// An operation on what is drawn later.
  public struct Filter: Sendable {
    let make: @Sendable (EnvironmentValues) -> [DisplayFilter]
    /// What the filter does to places.
    var transform = CGAffineTransform.identity

    private init(_ make: @escaping @Sendable (EnvironmentValues) -> [DisplayFilter]) {
      self.make = make
    }

    private init(_ filter: DisplayFilter) { self.init { _ in [filter] } }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        [
          .shadow(
            color: color.displayColor(in: environment), radius: max(0, radius),
            offset: CGSize(width: x, height: y))
        ]
      }
    }

    /// The plane part of a projection: perspective is left out.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      var filter = Filter { _ in [] }
      filter.transform = CGAffineTransform(
        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m31, ty: matrix.m32)
      return filter
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { [.colorMultiply(color.displayColor(in: $0))] }
    }

    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(.colorMatrix(matrix.values))
    }

    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let factor = 1 - 2 * amount
      return Filter(
        .colorMatrix([
          factor, 0, 0, 0, amount, 0, factor, 0, 0, amount, 0, 0, factor, 0, amount, 0, 0, 0, 1, 0,
        ]))
    }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius: max(0, radius)))
    }

    /// The colour where alpha lies in a range, nothing elsewhere: approximated by a steep ramp.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter { environment in
        let color = color.displayColor(in: environment)
        let steepness = 255.0
        return [
          .colorMatrix([
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0,
            steepness, -min * steepness,
          ])
        ]
      }
    }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters += filter.make(environment)
    if !filter.transform.isIdentity { concatenate(filter.transform) }
  }
}

/// A matrix on straight colour components: four rows of red, green, blue, alpha and one.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  public init() {}

  var values: [Double] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
      .map(Double.init)
  }
}
