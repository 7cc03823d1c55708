import Drawing
import Geometry
import LayoutCore
import ViewCore

/// A view that a closure draws.
///
/// Proposal and size: it takes the proposal, 10 by 10 without one. Drawing is one layer: blend modes
/// inside meet only what the closure has drawn. Coverage: see `GraphicsContext`. Verified: documented.
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? CanvasNode) ?? CanvasNode()
    node.update(view.renderer, view.isOpaque, symbols: view.symbols, inputs)
    return node
  }
}

final class CanvasNode: ViewNode {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var isOpaque = false
  private lazy var symbols = CanvasSymbols(owner: self)

  @MainActor func update<Symbols: View>(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ isOpaque: Bool,
    symbols: Symbols, _ inputs: ViewInputs
  ) {
    adopt(inputs)
    self.renderer = renderer
    self.isOpaque = isOpaque
    self.symbols.update(symbols, inputs)
  }

  override var structuralChildren: _NodeList { _NodeList(symbols.node) }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func staticRange(along axis: Axis) -> _LengthRange? { .greedy }
  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { false }

  override var motionRole: _MotionRole { .leaf }

  override func paint(_ painter: inout _Painter) {
    let frame = paintedBounds(painter)
    let bounds = CGRect(origin: .zero, size: frame.size)
    let graph = graph
    let target = GraphicsContext.Target { graph?.warn($0) }
    var context = GraphicsContext(
      target: target, environment: environment, bounds: bounds, symbols: symbols)
    if isOpaque { context.fill(Path(bounds), with: .color(.black)) }
    renderer(&context, bounds.size)
    let outer = painter.transform
    painter.translate(by: frame.origin)
    painter.draw(items: target.items, isIsolated: true)
    painter.transform = outer
  }

  override func describe(_ description: inout _ViewDescription) { description.type = "Canvas" }
}

/// The views that a canvas may draw, each at its ideal size.
final class CanvasSymbols {
  let node = LayoutNode(ZStackLayout())

  init(owner: ViewNode) {
    node.parent = owner
    node.layoutParent = owner
  }

  @MainActor func update<Symbols: View>(_ symbols: Symbols, _ inputs: ViewInputs) {
    node.updateContent(symbols, inputs.inStack(along: nil))
    node.mount()
  }

  /// The view with a tag, else with an id in a `ForEach`.
  ///
  /// Called by renderers only, which run while the canvas is painted: on the main actor.
  func resolved(_ tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    nonisolated(unsafe) let symbols = self
    nonisolated(unsafe) let tag = tag
    nonisolated(unsafe) var found: (item: ViewNode, size: CGSize)?
    MainActor.assumeIsolated { found = symbols.symbol(tagged: tag) }
    guard let found else { return nil }
    return GraphicsContext.ResolvedSymbol(
      paint: { painter in
        nonisolated(unsafe) let item = found.item
        nonisolated(unsafe) var inner = painter
        MainActor.assumeIsolated { item.paint(&inner) }
        painter = inner
      }, size: found.size)
  }

  @MainActor private func symbol(tagged tag: AnyHashable) -> (item: ViewNode, size: CGSize)? {
    let items = node.layoutChildren
    guard let item = items.first(where: { $0.itemTag(below: node)?.value == tag }) else {
      return nil
    }
    let size = item.size(for: .unspecified)
    item.place(at: .zero, proposal: .unspecified, size: size)
    return (item, size)
  }
}
