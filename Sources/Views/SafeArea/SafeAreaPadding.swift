import Geometry
import LayoutCore
import ViewCore

/// Insets that become unsafe for a view's content.
struct SafeAreaPaddingModifier {
  let insets: EdgeInsets
}

extension SafeAreaPaddingModifier: NodeModifier {
  typealias Node = SafeAreaPaddingNode
}

/// Lays out as padding does; scroll views and what ignores the safe area reach into it (rule P3).
final class SafeAreaPaddingNode: ModifierNode<SafeAreaPaddingModifier> {
  private var padding: EdgeInsets { modifier.insets }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - padding.horizontal) },
      height: proposal.height.map { max(0, $0 - padding.vertical) })
  }

  override func modifierDidChange(from old: SafeAreaPaddingModifier) {
    if old.insets != modifier.insets { invalidateLayout() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let item else { return .zero }
    let size = item.size(for: contentProposal(proposal))
    return CGSize(width: size.width + padding.horizontal, height: size.height + padding.vertical)
  }

  override func computeSpacing() -> ViewSpacing {
    let edges = Edge.allCases.filter { padding[$0] != 0 }
    return super.computeSpacing()
      .resetting(edges.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) })
  }

  override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let offset = key.axis == .horizontal ? padding.leading : padding.top
    return item?.explicitGuide(key, in: contentProposal(proposal)).map { $0 + offset }
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    super.staticRange(along: axis).map {
      $0 + (axis == .horizontal ? padding.horizontal : padding.vertical)
    }
  }

  override func placeChildren() {
    let inner = contentProposal(placedProposal ?? .unspecified)
    guard let item else { return }
    item.place(at: safeBounds.origin, proposal: inner, size: item.size(for: inner).finite)
  }

  private var safeBounds: CGRect {
    CGRect(origin: .zero, size: placedSize).reduced(by: padding, environment.layoutDirection)
  }

  override var safeAreaFrame: CGRect? { safeBounds }
}

extension View {
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    func clean(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return modifier(
      SafeAreaPaddingModifier(
        insets: EdgeInsets(
          top: clean(insets.top), leading: clean(insets.leading), bottom: clean(insets.bottom),
          trailing: clean(insets.trailing))))
  }

  /// 16 on each edge where no length is given (rule L2).
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
