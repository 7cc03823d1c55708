import Geometry
import LayoutCore
import ViewCore

struct PriorityModifier {
  let value: Double
}

extension PriorityModifier: NodeModifier {
  typealias Node = PriorityNode
}

final class PriorityNode: ModifierNode<PriorityModifier> {
  override var priority: Double { modifier.value }
  override func modifierDidChange(from old: PriorityModifier) {
    if old.value != modifier.value { invalidateLayout() }
  }
}

struct ZIndexModifier {
  let value: Double
}

extension ZIndexModifier: NodeModifier {
  typealias Node = ZIndexNode
}

final class ZIndexNode: ModifierNode<ZIndexModifier> {
  override var zIndex: Double { modifier.value }
  override func describe(_ description: inout _ViewDescription) {
    description.zIndex = description.zIndex ?? modifier.value
  }
}

struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension LayoutValueModifier: NodeModifier {
  typealias Node = LayoutValueNode<Key>
}

final class LayoutValueNode<Key: LayoutValueKey>: ModifierNode<LayoutValueModifier<Key>> {
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if K.self == Key.self, let value = modifier.value as? K.Value { return value }
    return super.layoutValue(key)
  }

  override func modifierDidChange(from old: LayoutValueModifier<Key>) {
    if !areEqual(old.value, modifier.value) { invalidateLayout() }
  }
}

struct AlignmentGuideModifier {
  let key: AlignmentKey
  let compute: @Sendable (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: NodeModifier {
  typealias Node = AlignmentGuideNode
}

final class AlignmentGuideNode: ModifierNode<AlignmentGuideModifier> {
  override func computeExplicitGuides() -> _ExplicitGuides { .any }

  override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == modifier.key, let item else {
      return super.computeExplicitGuide(key, proposal)
    }
    return modifier.compute(item.dimensions(in: proposal))
  }

  override func modifierDidChange(from old: AlignmentGuideModifier) { invalidateLayout() }
}

extension _BuiltInModifier {
  nonisolated public static func layoutPriority(_ value: Double) -> Self {
    Self(PriorityModifier(value: value))
  }

  nonisolated public static func zIndex(_ value: Double) -> Self {
    Self(ZIndexModifier(value: value))
  }
}

extension View {
  @inlinable nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_BuiltInModifier.layoutPriority(value))
  }

  @inlinable nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_BuiltInModifier.zIndex(value))
  }

  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}
