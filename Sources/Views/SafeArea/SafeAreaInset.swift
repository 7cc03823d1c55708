import Geometry
import LayoutCore
import ViewCore

/// A bar at an edge of a view that becomes unsafe for the view's content.
struct SafeAreaInsetModifier<Bar: View> {
  let edge: Edge
  /// Across the edge's axis.
  let alignment: AlignmentKey
  /// Points between the bar and what is safe; `nil` for 8.
  let spacing: CGFloat?
  let bar: Bar
}

extension SafeAreaInsetModifier: NodeModifier {
  typealias Node = SafeAreaInsetNode<Bar>
}

/// - Proposal: the content's is less the bar and the spacing; the bar's is the length of its edge,
///   and nothing across it.
/// - Size: the content's plus the bar and the spacing (rule P2).
/// - Placement: the bar at its edge, aligned to the content; the content in the rest.
final class SafeAreaInsetNode<Bar: View>: ModifierNode<SafeAreaInsetModifier<Bar>> {
  private lazy var bar: LayoutNode<ZStackLayout> = {
    let bar = LayoutNode(ZStackLayout(alignment: .center), isEqual: { $0 == $1 })
    bar.parent = self
    bar.layoutParent = self
    return bar
  }()

  private var edge: Edge { modifier.edge }
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  @MainActor private func updateBar() {
    guard let graph, item != nil else { return }
    bar.updateContent(modifier.bar, ViewInputs(graph: graph, environment: environment))
    bar.mount()
  }

  override func didMount() { updateBar() }
  override func modifiedItemsDidChange() { updateBar() }
  override func modifierDidChange(from old: SafeAreaInsetModifier<Bar>) {
    if isMounted { updateBar() }
    if old.edge != edge || old.alignment != modifier.alignment || old.spacing != modifier.spacing {
      invalidateLayout()
    }
  }

  override var structuralChildren: _NodeList {
    item == nil ? super.structuralChildren : super.structuralChildren.appending(bar)
  }

  override var layoutChildren: _NodeList { item.map { [$0, bar] } ?? [] }

  // MARK: Layout

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: proposal[axis.other])
  }

  private func inset(_ proposal: ProposedViewSize) -> CGFloat {
    let spacing = modifier.spacing.flatMap { $0.isFinite ? $0 : nil } ?? 8
    return max(0, bar.size(for: barProposal(proposal)).finite[axis] + spacing)
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    var insets = EdgeInsets()
    insets[edge] = inset(proposal)
    return insets
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = proposal[axis].map { max(0, $0 - inset(proposal)) }
    return inner
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let item else { return .zero }
    var size = item.size(for: contentProposal(proposal))
    size[axis] += inset(proposal)
    return size
  }

  override func computeSpacing() -> ViewSpacing {
    super.computeSpacing().resetting(Edge.Set(edge))
  }

  override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let offset = key.axis == axis && (edge == .top || edge == .leading) ? inset(proposal) : 0
    return item?.explicitGuide(key, in: contentProposal(proposal)).map { $0 + offset }
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    axis == self.axis ? nil : super.staticRange(along: axis)
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool {
    axis == self.axis || super.computeRangeDependsOnCross(axis)
  }

  override func placeChildren() {
    guard let item else { return }
    let proposal = placedProposal ?? .unspecified
    let safe = safeBounds
    let inner = contentProposal(proposal)
    item.place(at: safe.origin, proposal: inner, size: item.size(for: inner).finite)
    let own = bar.dimensions(in: barProposal(proposal))
    let size = own.size.finite
    let frame = ViewDimensions(
      size: placedSize, item: nil, proposal: ProposedViewSize(placedSize))
    var origin = CGPoint.zero
    origin[axis] = edge == .bottom || edge == .trailing ? placedSize[axis] - size[axis] : 0
    origin[axis.other] = frame[modifier.alignment] - own[modifier.alignment]
    if environment.layoutDirection == .rightToLeft {
      origin.x = placedSize.width - origin.x - size.width
    }
    bar.place(at: origin.finite, proposal: barProposal(proposal), size: size)
  }

  private var safeBounds: CGRect {
    CGRect(origin: .zero, size: placedSize)
      .reduced(by: insets(placedProposal ?? .unspecified), environment.layoutDirection)
  }

  override var safeAreaFrame: CGRect? { safeBounds }
  override func providesSafeArea(to child: _ViewNode) -> Bool { child !== bar }

  /// The bar lies over the content that reaches under it.
  override func paint(_ painter: inout _Painter) {
    for child in paintedChildren { paintChild(child, &painter) }
  }
}

extension View {
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing,
        bar: content()))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
        spacing: spacing, bar: content()))
  }

  /// A bar as `safeAreaInset` makes it; its effect on the scroll edge is not drawn.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
