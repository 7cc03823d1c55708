import Drawing
import Geometry
import LayoutCore
import ViewCore

/// A view whose alpha shows or hides another; laid out like an overlay (rule L12).
struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

extension MaskModifier: NodeModifier {
  typealias Node = MaskNode<Mask>
}

final class MaskNode<Mask: View>: ModifierNode<MaskModifier<Mask>> {
  private lazy var mask = DeferredContent(alignment: modifier.alignment, owner: self)

  @MainActor private func updateMask() {
    guard let graph, item != nil else { return }
    mask.update(modifier.mask, ViewInputs(graph: graph, environment: environment))
  }

  override func didMount() { updateMask() }
  override func modifierDidChange(from old: MaskModifier<Mask>) {
    if isMounted { updateMask() }
  }

  override var structuralChildren: _NodeList {
    item == nil ? super.structuralChildren : super.structuralChildren.appending(mask.node)
  }

  override var layoutChildren: _NodeList { item.map { [$0, mask.node] } ?? [] }

  override func placeChildren() {
    super.placeChildren()
    mask.place(in: placedSize, alignedTo: dimensions(in: placedProposal ?? .unspecified))
  }

  override func paint(_ painter: inout _Painter) {
    guard let item else { return }
    let mask = painter.isolated { paintChild(self.mask.node, &$0) }
    painter.compositing(mask: mask) { paintChild(item, &$0) }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.clip = description.clip ?? "mask"
  }
}

extension _BuiltInModifier {
  nonisolated public static func mask<Mask: View>(_ mask: Mask, _ alignment: Alignment) -> Self {
    Self(MaskModifier(mask: mask, alignment: alignment))
  }
}

extension View {
  @inlinable nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(_BuiltInModifier.mask(mask(), alignment)) }

  @_disfavoredOverload
  @inlinable nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_BuiltInModifier.mask(mask, .center))
  }
}
