import Geometry
import ViewCore

extension EnvironmentValues {
  private enum AllowsHitTestingKey: EnvironmentKey { static let defaultValue = true }

  /// Whether views here take touches at all.
  package var allowsHitTesting: Bool {
    get { self[AllowsHitTestingKey.self] }
    set { self[AllowsHitTestingKey.self] = newValue }
  }
}

/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// The shape in which a view takes touches.
struct ContentShapeModifier<S: Shape> {
  /// Nil for the shape that the view has by itself.
  let shape: S?
  let isEvenOdd: Bool
}

extension ContentShapeModifier: NodeModifier {
  typealias Node = ContentShapeNode<S>
}

/// A touch outside of the shape passes by; one inside is the view's even where nothing is drawn.
final class ContentShapeNode<S: Shape>: ModifierNode<ContentShapeModifier<S>> {
  @MainActor private func contains(_ point: CGPoint) -> Bool {
    let place = ShapePlace(node: self, direction: environment.layoutDirection)
    let path = modifier.shape?.path(in: CGRect(origin: .zero, size: placedSize), at: place)
    return path?.contains(point, eoFill: modifier.isEvenOdd) ?? true
  }
}

extension ContentShapeNode: TouchRegion {
  func admitsTouch(at point: CGPoint) -> Bool { contains(point) }
  func takesTouch(at point: CGPoint) -> Bool { item != nil && modifier.shape != nil }
}

extension _BuiltInModifier {
  nonisolated public static func allowsHitTesting(_ enabled: Bool) -> Self {
    environment { $0.allowsHitTesting = $0.allowsHitTesting && enabled }
  }

  nonisolated public static func contentShape<S: Shape>(_ shape: S?, isEvenOdd: Bool) -> Self {
    Self(ContentShapeModifier(shape: shape, isEvenOdd: isEvenOdd))
  }
}

extension View {
  /// An outer `true` never enables an inner `false`.
  @inlinable nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_BuiltInModifier.allowsHitTesting(enabled))
  }

  @inlinable nonisolated public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View { modifier(_BuiltInModifier.contentShape(shape, isEvenOdd: eoFill)) }

  /// Kinds other than interaction concern what is never drawn here.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(
        shape: kind.contains(.interaction) ? shape : nil, isEvenOdd: eoFill))
  }
}
