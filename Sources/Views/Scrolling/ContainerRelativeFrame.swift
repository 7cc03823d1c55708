import Geometry
import LayoutCore
import ViewCore

/// A node by whose size views in it can be measured: scroll views, screens.
package protocol RelativeContainer: ViewNode {
  /// The size for content, insets taken off; `nil` before the node has been placed.
  var relativeSize: CGSize? { get }
}

extension ScrollNode: RelativeContainer {
  /// What was proposed to the scroll view, less its insets: across its axes its own size follows the
  /// content.
  package var relativeSize: CGSize? {
    guard placedProposal != nil else { return nil }
    func length(_ axis: Axis, _ insets: CGFloat) -> CGFloat {
      let proposed = placedProposal?[axis].flatMap { $0.isFinite ? $0 : nil }
      return max(0, (proposed ?? placedSize[axis]) - insets)
    }
    return CGSize(
      width: length(.horizontal, insets.horizontal), height: length(.vertical, insets.vertical))
  }
}

struct ContainerRelativeFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length of the frame, from the container's.
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrameModifier: NodeModifier {
  typealias Node = ContainerRelativeFrameNode
}

/// A frame whose lengths follow from the nearest container: a scroll view, a screen, else the window.
///
/// - Proposal: the lengths; the proposal in other axes.
/// - Size: the lengths, else the content's.
/// - Placement: by the alignment.
final class ContainerRelativeFrameNode: ModifierNode<ContainerRelativeFrameModifier> {
  private let computer = TypedLayoutComputer(FrameLayout(width: nil, height: nil))
  /// The container's size that the frame was worked out from.
  private var known: CGSize?

  override func didMount() { graph?.addDependent(self) }
  override func willUnmount() { graph?.removeDependent(self) }
  override func modifierDidChange(from old: ContainerRelativeFrameModifier) { invalidateLayout() }
  override func layoutDidBecomeInvalid() {
    known = nil
    computer.invalidate()
  }

  private var containerSize: CGSize {
    let container = layoutParent?.ancestor {
      ($0 as? any RelativeContainer)?.relativeSize != nil
    }
    if let size = (container as? any RelativeContainer)?.relativeSize { return size }
    guard let canvas = graph?.canvas else { return .zero }
    return CGSize(
      width: max(0, (canvas.width ?? 0) - canvas.safeArea.horizontal),
      height: max(0, (canvas.height ?? 0) - canvas.safeArea.vertical))
  }

  private func prepare() -> TypedLayoutComputer<FrameLayout> {
    if computer.items.first !== item { computer.setItems(item.map { [$0] } ?? []) }
    computer.layoutDirection = environment.layoutDirection
    guard known == nil else { return computer }
    let container = containerSize
    known = container
    func length(_ axis: Axis) -> CGFloat? {
      modifier.axes.contains(Axis.Set(axis)) ? modifier.length(container[axis], axis) : nil
    }
    computer.layout = FrameLayout(
      width: length(.horizontal), height: length(.vertical), alignment: modifier.alignment)
    return computer
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare().size(for: proposal)
  }
  override func computeSpacing() -> ViewSpacing { prepare().spacing() }
  override func computeExplicitGuides() -> _ExplicitGuides { prepare().explicitGuides }
  override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? { prepare().explicitGuide(key, in: proposal, size: size(for: proposal)) }
  override func staticRange(along axis: Axis) -> _LengthRange? {
    prepare().staticRange(along: axis)
  }
  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool {
    prepare().rangeDependsOnCross(axis)
  }

  override func placeChildren() {
    let placements = prepare().placements(for: placedProposal ?? .unspecified, size: placedSize)
    if let item, let placement = placements.first { item.place(placement) }
  }
}

extension ContainerRelativeFrameNode: GeometryDependent {
  func geometryMayHaveChanged() {
    guard let known, known != containerSize else { return }
    invalidateLayout()
  }
}

extension View {
  /// A frame of the container's length in some axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A frame over `span` of `count` equal parts of the container, with `spacing` between the parts.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return max(0, part * CGFloat(span) + spacing * (CGFloat(span) - 1))
    }
  }

  /// A frame whose length a closure works out from the container's.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
