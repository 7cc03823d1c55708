import Geometry
import LayoutCore

/// A container for tests: a layout over items, as a node of the view tree shows it to layout.
final class LayoutItemNode: SampleItem {
  let computer: LayoutComputer
  let children: [SampleItem]

  init<L: Layout>(_ layout: L, _ children: [SampleItem], direction: LayoutDirection = .leftToRight)
  {
    computer = layout.makeComputer()
    self.children = children
    super.init()
    computer.layoutDirection = direction
    computer.setItems(children)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { computer.size(for: proposal) }
  override func computeSpacing() -> ViewSpacing { computer.spacing() }
  override func staticRange(along axis: Axis) -> _LengthRange? { computer.staticRange(along: axis) }
  override func computeIsUnbounded(along axis: Axis) -> Bool? { computer.isUnbounded(along: axis) }
  override func computeRange(along axis: Axis, across cross: CGFloat?) -> _LengthRange? {
    computer.range(along: axis, across: cross)
  }
  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool {
    computer.rangeDependsOnCross(axis)
  }
  override func computeExplicitGuides() -> _ExplicitGuides {
    guides.isEmpty ? computer.explicitGuides : .any
  }
  override func computeExplicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    super.computeExplicitGuide(key, proposal)
      ?? computer.explicitGuide(key, in: proposal, size: size(for: proposal))
  }

  override func frames(at origin: CGPoint, for proposal: ProposedViewSize) -> [(String?, CGRect)] {
    let own = size(for: proposal).finite
    let placements = computer.placements(for: proposal, size: own)
    var result: [(String?, CGRect)] = [(name, CGRect(origin: origin, size: own))]
    for (child, placement) in zip(children, placements) {
      result += child.frames(
        at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
        for: placement.proposal)
    }
    return result
  }

  override func forget() {
    for child in children { child.forget() }
    computer.invalidate()
    super.forget()
  }
}

/// The frames of the named items below a root, proposed a size and centred in it.
func layOut(_ root: SampleItem, in width: CGFloat, _ height: CGFloat) -> [String: CGRect] {
  let frames = LayoutItemNode(RootLayout(), [root]).frames(
    at: .zero, for: ProposedViewSize(width: width, height: height))
  var result: [String: CGRect] = [:]
  for (name, frame) in frames {
    if let name { result[name] = frame }
  }
  return result
}

func hstack(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: [SampleItem]
) -> SampleItem {
  LayoutItemNode(HStackLayout(alignment: alignment, spacing: spacing), children)
}

func vstack(
  alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: [SampleItem]
) -> SampleItem {
  LayoutItemNode(VStackLayout(alignment: alignment, spacing: spacing), children)
}

func zstack(alignment: Alignment = .center, _ children: [SampleItem]) -> SampleItem {
  LayoutItemNode(ZStackLayout(alignment: alignment), children)
}

extension SampleItem {
  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> SampleItem {
    LayoutItemNode(FrameLayout(width: width, height: height, alignment: alignment), [self])
      .carrying(self)
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> SampleItem {
    LayoutItemNode(
      FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment), [self]
    ).carrying(self)
  }

  func padding(_ insets: EdgeInsets) -> SampleItem {
    LayoutItemNode(PaddingLayout(insets), [self]).carrying(self)
  }

  func padding(_ length: CGFloat, _ edges: Edge.Set = .all) -> SampleItem {
    padding(EdgeInsets(length, edges: edges))
  }

  func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> SampleItem {
    LayoutItemNode(FixedSizeLayout(axes), [self]).carrying(self)
  }

  func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode = .fit) -> SampleItem {
    LayoutItemNode(AspectRatioLayout(ratio: ratio, contentMode: mode), [self]).carrying(self)
  }

  func position(x: CGFloat, y: CGFloat) -> SampleItem {
    LayoutItemNode(PositionLayout(CGPoint(x: x, y: y)), [self]).carrying(self)
  }

  func overlay(alignment: Alignment = .center, _ others: [SampleItem]) -> SampleItem {
    LayoutItemNode(OverlayLayout(alignment: alignment), [self] + others).carrying(self)
  }

  /// A modifier passes its view's priority on.
  private func carrying(_ view: SampleItem) -> SampleItem {
    ownPriority = view.ownPriority
    return self
  }
}
