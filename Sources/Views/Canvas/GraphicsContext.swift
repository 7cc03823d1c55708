import Drawing
import Geometry
import ViewCore

/// An immediate mode drawing destination, and its current state.
///
/// A copy has a state of its own and draws to the same place. Coverage: all but Core Graphics contexts,
/// shaders and the blend modes that clear what lies under the source. Verified: documented.
public struct GraphicsContext {
  /// Where copies of a context draw to.
  final class Target {
    var items: [DisplayItem] = []
    /// Where problems are reported.
    let warn: (Diagnostic) -> Void

    init(warn: @escaping (Diagnostic) -> Void) { self.warn = warn }
  }

  /// What limits later drawing; in the target's space.
  enum Limit {
    case path(ClipPath)
    case mask([DisplayItem])
  }

  let target: Target
  public let environment: EnvironmentValues
  /// From the context's space to the target's.
  public var transform = CGAffineTransform.identity
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  var filters: [DisplayFilter] = []
  var limits: [Limit] = []
  let symbols: CanvasSymbols?
  /// What the foreground extends over.
  package let bounds: CGRect

  init(
    target: Target, environment: EnvironmentValues, bounds: CGRect = .zero,
    symbols: CanvasSymbols? = nil
  ) {
    self.target = target
    self.environment = environment
    self.bounds = bounds
    self.symbols = symbols
  }

  /// What a closure draws, in its own space.
  static func items(
    environment: EnvironmentValues, renderer: (inout GraphicsContext) -> Void
  ) -> [DisplayItem] {
    let target = Target { _ in }
    var context = GraphicsContext(target: target, environment: environment)
    renderer(&context)
    return target.items
  }

  // MARK: Space

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Drawing

  /// Draws by a painter of the context's space, under opacity, blend mode, filters and limits.
  package func draw(_ body: (inout Painter) -> Void) {
    var painter = Painter()
    painter.transform = transform
    let mode = blendMode.displayMode
    if mode == nil {
      target.warn(Diagnostic(.approximation, "a blend mode of a canvas is drawn as normal"))
    }
    painter.withBlendMode(mode ?? .normal) { painter in
      painter.withOpacity(opacity) { painter in
        painter.withFilters(filters.reversed()[...], body)
      }
    }
    append(painter.items)
  }

  /// Adds items of the target's space inside the limits.
  private func append(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    var items = items
    for limit in limits.reversed() {
      switch limit {
      case .path(let path): items = [.group(GroupItem(items: items, clip: path))]
      case .mask(let mask): items = [.group(GroupItem(items: items, mask: mask))]
      }
    }
    target.items += items
  }

  /// Draws a closure's content as one, under this context's state; the closure starts with a state
  /// of its own in the same space.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    draw { painter in
      let own = painter.transform
      painter.transform = .identity
      painter.draw(items: items, isIsolated: true)
      painter.transform = own
    }
  }

  /// What a closure draws apart, in the target's space.
  func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    let inner = Target(warn: target.warn)
    var context = GraphicsContext(
      target: inner, environment: environment, bounds: bounds, symbols: symbols)
    context.transform = transform
    try content(&context)
    return inner.items
  }
}

extension Painter {
  /// Content under several filters, the last one outermost.
  fileprivate mutating func withFilters(
    _ filters: ArraySlice<DisplayFilter>, _ content: (inout Painter) -> Void
  ) {
    guard let filter = filters.first else { return content(&self) }
    withFilter(filter) { $0.withFilters(filters.dropFirst(), content) }
  }
}
