import Geometry
import LayoutCore
import ViewCore

/// Which unsafe regions a view may reach into.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

struct IgnoresSafeAreaModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

extension IgnoresSafeAreaModifier: NodeModifier {
  typealias Node = IgnoresSafeAreaNode
}

/// Facts "ignoresSafeArea": acts where the frame touches the safe edge; the outer frame stays.
final class IgnoresSafeAreaNode: ModifierNode<IgnoresSafeAreaModifier> {
  private var insets = EdgeInsets()

  override func didMount() { graph?.addDependent(self) }
  override func willUnmount() { graph?.removeDependent(self) }
  override func modifierDidChange(from old: IgnoresSafeAreaModifier) {
    if old.edges != modifier.edges || old.regions != modifier.regions { invalidatePlacement() }
  }

  private var wantedInsets: EdgeInsets {
    var result = EdgeInsets()
    let geometry = safeAreaGeometry
    for edge in Edge.allCases where modifier.edges.contains(Edge.Set(edge)) {
      let all = geometry.beyond[edge]
      let keyboard = edge == .bottom ? min(geometry.keyboard, all) : 0
      result[edge] = ignored(of: all, keyboard: keyboard)
    }
    return result
  }

  /// Rule K3: the keyboard lies over what the canvas itself takes, so only who ignores it gets below
  /// its upper edge.
  private func ignored(of all: CGFloat, keyboard: CGFloat) -> CGFloat {
    let regions = modifier.regions
    if keyboard > 0, !regions.contains(.keyboard) { return 0 }
    return regions.contains(.container) ? all : keyboard
  }

  override func keyboardInset(_ own: () -> CGFloat) -> CGFloat {
    let all = super.keyboardInset(own)
    let isIgnored = modifier.regions.contains(.keyboard) && modifier.edges.contains(.bottom)
    return isIgnored ? 0 : all
  }

  /// What is ignored is safe for the content.
  override var safeAreaFrame: CGRect? {
    CGRect(origin: .zero, size: placedSize).extended(by: insets, environment.layoutDirection)
  }

  override func placeChildren() {
    guard let item else { return }
    insets = wantedInsets
    guard insets != EdgeInsets() else { return super.placeChildren() }
    let outer = CGSize(
      width: placedSize.width + insets.horizontal, height: placedSize.height + insets.vertical)
    let size = item.size(for: ProposedViewSize(outer)).finite
    let left = environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    item.place(
      at: CGPoint(
        x: (outer.width - size.width) / 2 - left, y: (outer.height - size.height) / 2 - insets.top),
      proposal: ProposedViewSize(outer), size: size)
  }
}

extension IgnoresSafeAreaNode: GeometryDependent {
  func geometryMayHaveChanged() {
    if placedProposal != nil, wantedInsets != insets { placeChildren() }
  }
}

extension _BuiltInModifier {
  nonisolated public static func ignoresSafeArea(
    _ regions: SafeAreaRegions, _ edges: Edge.Set
  ) -> Self { Self(IgnoresSafeAreaModifier(regions: regions, edges: edges)) }
}

extension View {
  @inlinable nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { modifier(_BuiltInModifier.ignoresSafeArea(regions, edges)) }

  @inlinable nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_BuiltInModifier.ignoresSafeArea(.all, edges))
  }
}
