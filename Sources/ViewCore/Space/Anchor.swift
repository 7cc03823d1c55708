import Geometry

/// A value tied to the geometry of a view, resolved by a `GeometryProxy`.
public struct Anchor<Value> {
  /// How a value of the source's bounds looks in another space.
  fileprivate let resolve: (CGSize, CGAffineTransform) -> Value
  fileprivate let node: AnchorSource

  /// What to take of a view's geometry.
  public struct Source {
    fileprivate let resolve: (CGSize, CGAffineTransform) -> Value
  }
}

/// The node that an anchor points to.
struct AnchorSource {
  private let link: Backlink<ViewNode>
  init(_ node: ViewNode) { link = node.link }
  var node: ViewNode? { link.target }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.node.node === rhs.node.node && lhs.global == rhs.global
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.node.map(ObjectIdentifier.init))
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor {
  init(_ source: Source, of node: ViewNode) {
    resolve = source.resolve
    self.node = AnchorSource(node)
  }

  /// The value in root coordinates.
  var global: Value { value(in: nil) }

  /// The value in the space of a node, or of the root.
  func value(in viewer: ViewNode?) -> Value {
    guard let source = node.node else { return resolve(.zero, .identity) }
    let toRoot = source.transform()
    guard let viewer else { return resolve(source.placedSize, toRoot) }
    return resolve(source.placedSize, toRoot.concatenating(viewer.transform().inverted()))
  }

  /// The node that the anchor points to, while it exists.
  package var sourceNode: ViewNode? { node.node }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { size, transform in
      CGRect(origin: .zero, size: size).applying(transform)
    }
  }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { _, transform in rect.applying(transform) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { _, transform in point.applying(transform) }
  }

  public static func unitPoint(_ unit: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { size, transform in
      unit.point(in: CGRect(origin: .zero, size: size)).applying(transform)
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { size, transform in array.map { $0.resolve(size, transform) } }
  }

  public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
    self.init { size, transform in source?.resolve(size, transform) }
  }
}
