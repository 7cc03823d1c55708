import Drawing
import Geometry
import LayoutCore
import ViewCore

/// The keyboard of a focused field and the bar of toolbar items over it. Rule K6: there is one bar for all
/// items of a screen, in the order of their views, and none without items.
final class SoftwareKeyboardNode: ViewNode {
  private var metrics: KeyboardMetrics?
  private var hasBar = false
  var layerMotion = LayerMotion()
  private lazy var content = DeferredContent(alignment: .bottom, owner: self)

  /// What a focused field asks for.
  @MainActor static func request(
    _ metrics: KeyboardMetrics, environment: EnvironmentValues
  ) -> KeyboardRequest {
    KeyboardRequest(environment: environment) { old, inputs, values in
      let node = (old as? SoftwareKeyboardNode) ?? SoftwareKeyboardNode()
      node.update(metrics, items: values[KeyboardToolbarKey.self], inputs)
      return node
    }
  }

  @MainActor private func update(
    _ metrics: KeyboardMetrics, items: [ToolbarItems], _ inputs: ViewInputs
  ) {
    let label = inputs.environment.submitLabel
    var plain = inputs
    plain.environment.resetForKeyboard()
    adopt(plain)
    self.metrics = metrics
    hasBar = !items.isEmpty
    let canvas = KeyboardCanvas(
      inputs.graph.canvas, isMirrored: inputs.environment.layoutDirection == .rightToLeft)
    content.update(
      VStack(spacing: 0) {
        if hasBar { KeyboardBar(items: items, canvas: canvas) }
        KeyboardKeys(metrics: metrics, submitLabel: label, canvas: canvas)
      }, plain)
  }

  override func willUnmount() { content.unmount() }
  override var structuralChildren: _NodeList { _NodeList(content.node) }
  override var layoutChildren: _NodeList { [content.node] }
  override var preferenceChildren: _NodeList { [] }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func placeChildren() { content.place(in: placedSize) }
  override var motionRole: _MotionRole { .space }

  /// Rule M16: from below the canvas, upwards.
  override func paint(_ painter: inout _Painter) {
    let part = layerMotion.part(at: moment)
    guard part > 0 else { return }
    painter.moved(by: CGPoint(x: 0, y: (1 - part) * coveredHeight)) { painter in
      if part != 1, hasBar { paintGround(&painter) }
      paintChildren(&painter)
    }
  }

  /// The bar and the keys in one piece, under both: on the way the edge that they share lies between
  /// pixels, where each covers it by half and what is behind would show through.
  @MainActor private func paintGround(_ painter: inout Painter) {
    let frame = CGRect(
      x: 0, y: placedSize.height - coveredHeight, width: placedSize.width, height: coveredHeight)
    painter.draw(
      Path(frame), paint: .color(KeyboardColor.bed.displayColor(in: environment)))
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = "KeyboardLayer"
  }
}

extension SoftwareKeyboardNode: KeyboardNode {
  var coveredHeight: CGFloat {
    (metrics?.height ?? 0) + (hasBar ? KeyboardMetrics.barHeight : 0)
  }
}

extension EnvironmentValues {
  /// Takes back what holds for the field only.
  fileprivate mutating func resetForKeyboard() {
    resetForPresentation()
    dynamicTypeSize = .large
    lineLimit = nil
    tintColor = nil
  }
}
