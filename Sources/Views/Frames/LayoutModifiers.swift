import Geometry
import LayoutCore
import ViewCore

/// A layout of one view as a modifier.
struct ItemLayoutModifier<L: UnaryLayout & Equatable> {
  let layout: L
}

extension ItemLayoutModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? ItemLayoutNode<L>) ?? ItemLayoutNode(modifier.layout)
    node.update(content, modifier.layout, inputs)
    return node
  }
}

extension View {
  nonisolated func layout<L: UnaryLayout & Equatable>(_ layout: L) -> some View {
    modifier(ItemLayoutModifier(layout: layout))
  }

  // MARK: frame

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    layout(FrameLayout(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    layout(
      FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  // MARK: padding

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    layout(PaddingLayout(insets))
  }

  /// Rule L2: 16 on every edge where no length is given.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, edges: edges))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(length, edges: .all))
  }

  // MARK: fixedSize, aspectRatio, position

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layout(
      FixedSizeLayout(
        (horizontal ? Axis.Set.horizontal : []).union(vertical ? Axis.Set.vertical : [])))
  }

  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    layout(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated public func position(_ position: CGPoint) -> some View {
    layout(PositionLayout(position))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
