import Geometry
import LayoutCore

/// The root: proposes the canvas less its safe area and centres the content in it (rule L1).
/// Several root views stand in a column. What views present lies over it, in layers of its own.
final class RootNode: ViewNode {
  private let column = LayoutNode(VStackLayout())
  private lazy var presentations = PresentationHost(root: self)
  private(set) lazy var keyboard = KeyboardHost(root: self)

  override init() {
    super.init()
    column.parent = self
    column.layoutParent = self
    column.isMounted = true
  }

  @MainActor func update<V: View>(_ view: V, _ inputs: ViewInputs) {
    adopt(inputs)
    column.adopt(inputs)
    column.updateContent(view, inputs)
  }

  override func describe(_ description: inout ViewDescription) { description.type = "Root" }
  override var structuralChildren: NodeList {
    NodeList(column).appending(presentations.paintedNodes + keyboard.paintedNodes)
  }
  override var layoutChildren: NodeList { NodeList(layers) }
  override var preferenceChildren: NodeList { NodeList(column) }

  override func modifyPreferences(_ values: inout PreferenceValues) {
    guard let graph else { return }
    presentations.update(values[PresentationsKey.self], graph: graph)
    keyboard.update(presentations.topmostPreferences ?? values, graph: graph)
  }

  /// The root view, what is presented over it, and the keyboard.
  private var layers: [ViewNode] {
    [column] + presentations.nodes + (keyboard.node.map { [$0] } ?? [])
  }

  /// Paints the layers; one behind a layer that pushes it back stands back (rule M25).
  override func paint(_ painter: inout Painter) {
    let layers = paintedChildren.inPaintingOrder
    let recessions = layers.map { ($0 as? any MovingLayer)?.recession }
    for (index, layer) in layers.enumerated() {
      guard layers.indices.contains(index + 1), let recession = recessions[index + 1] else {
        paintChild(layer, &painter)
        continue
      }
      recession.paint(in: CGRect(origin: .zero, size: placedSize), &painter) {
        paintChild(layer, &$0)
      }
    }
  }

  /// Layers have come or gone: those on their way out are painted still.
  @MainActor func layersDidChange() {
    let layers = layers
    let all = structuralChildren
    if all.count == layers.count {
      motion?.painted = nil
    } else {
      makeMotion().painted = Array(all)
    }
    invalidatePlacement()
  }

  /// Where the focus can be: in the topmost presentation, else in the root view.
  var focusScope: ViewNode { presentations.nodes.last ?? column }

  func keyboardHeightDidChange() {
    for layer in presentations.paintedNodes { layer.invalidateLayout() }
    invalidateLayout()
  }

  /// The canvas' safe area less what the keyboard covers of it.
  private var safeInsets: EdgeInsets {
    var insets = graph?.canvas.safeArea ?? EdgeInsets()
    insets.bottom = max(insets.bottom, keyboard.height)
    return insets
  }

  @MainActor func layOut(in canvas: Canvas) {
    let insets = safeInsets
    let proposal = ProposedViewSize(
      width: canvas.width.map { max(0, $0 - insets.horizontal) },
      height: canvas.height.map { max(0, $0 - insets.vertical) }
    ).sanitized
    let content = column.sizeToPlace(for: proposal).finite
    let inner = CGSize(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    needsPlacement = false
    origin = .zero
    placedSize = CGSize(
      width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    placedProposal = proposal
    let leading = environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    column.place(
      at: CGPoint(
        x: leading + (inner.width - content.width) / 2,
        y: insets.top + (inner.height - content.height) / 2),
      proposal: proposal, size: content)
    let whole = CGSize(
      width: inner.width, height: placedSize.height - insets.top - canvas.safeArea.bottom)
    for layer in presentations.paintedNodes {
      layer.place(
        at: CGPoint(x: leading, y: insets.top), proposal: ProposedViewSize(whole), size: whole)
    }
    for layer in keyboard.paintedNodes {
      layer.place(at: .zero, proposal: ProposedViewSize(placedSize), size: placedSize)
    }
  }

  override func keyboardInset(_ own: () -> CGFloat) -> CGFloat {
    graph?.keyboardOverlap ?? 0
  }

  override var safeAreaFrame: CGRect? {
    guard graph != nil else { return nil }
    let insets = safeInsets
    let leading = environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    return CGRect(
      x: leading, y: insets.top, width: placedSize.width - insets.horizontal,
      height: placedSize.height - insets.vertical)
  }
}

extension ViewGraph {
  /// The topmost presentation, else the root view.
  package var topmostLayer: ViewNode? { (root as? RootNode)?.focusScope }
}

extension ViewNode {
  /// The preferences of this subtree; what has turned out to say nothing is passed over. Deferred
  /// content is built on the way.
  @MainActor package final func collectPreferences() -> PreferenceValues {
    var values = PreferenceValues()
    preferenceChildren.visitAll { child in
      if child.mayHoldPreferences { values.merge(child.collectPreferences()) }
    }
    mayHoldPreferences = true
    modifyPreferences(&values)
    // Children that are not heard now may be heard later.
    if !mayHoldPreferences {
      mayHoldPreferences = structuralChildren.contains(where: \.mayHoldPreferences)
    }
    return values
  }
}
