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

extension _BuiltInModifier {
  nonisolated init<L: UnaryLayout & Equatable>(layout: L) {
    self.init(ItemLayoutModifier(layout: layout))
  }

  nonisolated public static func frame(
    width: CGFloat?, height: CGFloat?, alignment: Alignment
  ) -> Self { Self(layout: FrameLayout(width: width, height: height, alignment: alignment)) }

  nonisolated public static func frame(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) -> Self {
    Self(
      layout: FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  nonisolated public static func padding(_ insets: EdgeInsets) -> Self {
    Self(layout: PaddingLayout(insets))
  }

  /// Rule L2: 16 on every edge where no length is given.
  nonisolated public static func padding(_ edges: Edge.Set, _ length: CGFloat?) -> Self {
    padding(EdgeInsets(length ?? 16, edges: edges))
  }

  nonisolated public static func fixedSize(_ axes: Axis.Set) -> Self {
    Self(layout: FixedSizeLayout(axes))
  }

  nonisolated public static func aspectRatio(_ ratio: CGFloat?, _ contentMode: ContentMode) -> Self
  {
    Self(layout: AspectRatioLayout(ratio: ratio, contentMode: contentMode))
  }

  nonisolated public static func position(_ position: CGPoint) -> Self {
    Self(layout: PositionLayout(position))
  }
}

extension View {
  nonisolated func layout<L: UnaryLayout & Equatable>(_ layout: L) -> some View {
    modifier(ItemLayoutModifier(layout: layout))
  }

  // MARK: frame

  @inlinable nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_BuiltInModifier.frame(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  @inlinable nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _BuiltInModifier.frame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  // MARK: padding

  @inlinable nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_BuiltInModifier.padding(insets))
  }

  @inlinable nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { modifier(_BuiltInModifier.padding(edges, length)) }

  @inlinable nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(_BuiltInModifier.padding(.all, length))
  }

  // MARK: fixedSize, aspectRatio, position

  @inlinable nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(
      _BuiltInModifier.fixedSize(
        (horizontal ? Axis.Set.horizontal : []).union(vertical ? Axis.Set.vertical : [])))
  }

  @inlinable nonisolated public func fixedSize() -> some View {
    modifier(_BuiltInModifier.fixedSize([.horizontal, .vertical]))
  }

  @inlinable nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { modifier(_BuiltInModifier.aspectRatio(aspectRatio, contentMode)) }

  @inlinable nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modifier(_BuiltInModifier.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode))
  }

  @inlinable nonisolated public func scaledToFit() -> some View {
    modifier(_BuiltInModifier.aspectRatio(nil, .fit))
  }

  @inlinable nonisolated public func scaledToFill() -> some View {
    modifier(_BuiltInModifier.aspectRatio(nil, .fill))
  }

  @inlinable nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_BuiltInModifier.position(position))
  }

  @inlinable nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_BuiltInModifier.position(CGPoint(x: x, y: y)))
  }
}
