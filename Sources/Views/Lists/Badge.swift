import Geometry
import LayoutCore
import ViewCore

/// A short note on a tab.
struct BadgeKey: LayoutValueKey {
  static var defaultValue: BadgeValue? { nil }
}

struct BadgeValue: @unchecked Sendable {
  let text: Text
}

/// A badge: grey at the end of a list's row, else handed to the tab view around.
private struct BadgeModifier: ViewModifier {
  let text: Text?
  @Environment(\.listRowContext) private var row

  func body(content: Content) -> some View {
    if let text, row != nil {
      HStack(spacing: 0) {
        content
        Spacer(minLength: 8)
        text.foregroundStyle(.secondary)
      }
    } else {
      content.layoutValue(key: BadgeKey.self, value: text.map { BadgeValue(text: $0) })
    }
  }
}

extension View {
  /// No badge for zero.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label))
  }

  nonisolated public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

public struct BadgeProminence: Hashable, Sendable {
  let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}
