import Geometry
import LayoutCore
import ViewCore
import Views

/// The glass of iOS 26: drawn as a thin material with its tint, without refraction.
///
/// Coverage: approximation. Verified: believed.
public struct Glass: Equatable, Sendable {
  var tint: Color?
  var isClear = false
  var isIdentity = false

  public static let regular = Glass()
  public static let clear = Glass(isClear: true)
  public static let identity = Glass(isIdentity: true)

  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.tint = color
    return result
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons of a glass of one's own; drawn as those of regular glass.
  @MainActor @preconcurrency
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

public struct GlassEffectTransition: Sendable {
  let name: String
  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Shapes of glass that would flow together; each is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

private struct GlassBackground<S: Shape>: View {
  let glass: Glass
  let shape: S

  var body: some View {
    ZStack {
      shape.fill(glass.isClear ? Material.ultraThin : .thin)
      if let tint = glass.tint { shape.fill(tint.opacity(0.6)) }
      shape.stroke(Color.white.opacity(0.4), lineWidth: 0.5)
    }
  }
}

extension View {
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View {
    background { if !glass.isIdentity { GlassBackground(glass: glass, shape: shape) } }
  }

  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
  nonisolated public func backgroundExtensionEffect() -> some View { self }
}
