import Geometry
import ViewCore
import Views

// Metal shaders: declared as SwiftUI has them, so that a use is wrong at the effect only.

/// Coverage: unavailable.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  public static let `default` = ShaderLibrary()
  public init(url: URL) {}
  private init() {}
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// Coverage: unavailable.
public struct ShaderFunction: Sendable {
  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader() }
}

/// Coverage: unavailable.
public struct Shader: Sendable {
  public struct Argument: Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }
}

extension View {
  @available(*, unavailable, message: "Vitrine runs no Metal shaders: use colour filters or Canvas")
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  @available(*, unavailable, message: "Vitrine runs no Metal shaders: use colour filters or Canvas")
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  @available(*, unavailable, message: "Vitrine runs no Metal shaders: use colour filters or Canvas")
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

extension GraphicsContext.Filter {
  @available(
    *, unavailable, message: "Vitrine runs no Metal shaders: use colour filters or Canvas"
  )
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { .blur(radius: 0) }

  @available(
    *, unavailable, message: "Vitrine runs no Metal shaders: use colour filters or Canvas"
  )
  public static func distortionShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter { .blur(radius: 0) }

  @available(
    *, unavailable, message: "Vitrine runs no Metal shaders: use colour filters or Canvas"
  )
  public static func layerShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter { .blur(radius: 0) }
}

extension VisualEffect {
  @available(*, unavailable, message: "Vitrine runs no Metal shaders: use colour filters or Canvas")
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  @available(*, unavailable, message: "Vitrine runs no Metal shaders: use colour filters or Canvas")
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  @available(*, unavailable, message: "Vitrine runs no Metal shaders: use colour filters or Canvas")
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
