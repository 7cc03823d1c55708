import Geometry
import ViewCore

/// What a modifier adds to a view's accessibility.
package struct AccessibilityModifier {
  let describe: @MainActor (inout ViewDescription, EnvironmentValues) -> Void
  var identifier: String?
}

extension AccessibilityModifier: NodeModifier {
  package typealias Node = AccessibilityNode
}

package final class AccessibilityNode: ModifierNode<AccessibilityModifier> {
  /// The name that `accessibilityIdentifier` gives this place.
  package var identifier: String? { modifier.identifier }

  package override func describe(_ description: inout _ViewDescription) {
    modifier.describe(&description, environment)
  }
}

/// How accessibility treats the views inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  private init(name: String) { self.name = name }
  public init(named name: Text) { self.init(name: name.string(in: EnvironmentValues())) }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  nonisolated private func accessibility(
    _ describe: @escaping @MainActor (inout ViewDescription, EnvironmentValues) -> Void
  ) -> some View { modifier(AccessibilityModifier(describe: describe)) }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(
      AccessibilityModifier(
        describe: { description, _ in
          description.identifier = description.identifier ?? identifier
        }, identifier: identifier))
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { description, _ in if hidden { description.traits.append("hidden") } }
  }

  // MARK: Label, value, hint

  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = $0.label ?? label.string(in: $1) }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = $0.value ?? value.string(in: $1) }
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = $0.hint ?? hint.string(in: $1) }
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  { self }

  // MARK: Traits and elements

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { description, _ in
      for name in traits.sortedNames where !description.traits.contains(name) {
        description.traits.append(name)
      }
    }
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { description, _ in
      description.traits.append(contentsOf: traits.sortedNames.map { "not-\($0)" })
    }
  }

  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    accessibility { description, _ in
      description.modifiers["accessibilityChildren"] = children.name
    }
  }

  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { description, _ in
      description.modifiers["accessibilitySortPriority"] = "\(sortPriority)"
    }
  }

  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { description, _ in
      description.modifiers["accessibilityHeading"] = "\(level.rawValue)"
    }
  }

  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  // MARK: Actions

  nonisolated private func accessibilityAction(called name: String) -> some View {
    accessibility { description, _ in
      let others = description.modifiers["accessibilityActions"].map { $0 + ", " } ?? ""
      description.modifiers["accessibilityActions"] = others + name
    }
  }

  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(called: actionKind.name) }

  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { accessibilityAction(called: name.string(in: EnvironmentValues())) }

  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { accessibilityAction(called: "adjust") }

  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { accessibilityAction(called: "scroll") }

  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { self }

  // MARK: Older spelling

  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
