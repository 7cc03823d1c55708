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

/// The width at the end of a row that its own accessory takes.
struct RowAccessoryKey: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
  /// A chevron and its distance.
  static let chevron: CGFloat = 16
}

/// A badge: grey at the end of a list's row, else handed to the tab view around.
private struct BadgeModifier: ViewModifier {
  let text: Text?
  @Environment(\.listRowContext) private var row

  func body(content: Content) -> some View {
    if let text, row != nil {
      BadgedRowLayout {
        content
        text.foregroundStyle(.secondary)
      }
    } else {
      content.layoutValue(key: BadgeKey.self, value: text.map { BadgeValue(text: $0) })
    }
  }
}

/// A row and its badge: the badge stands before the accessory of the row, if it has one.
///
/// - Proposal: the whole width to a row with an accessory, which keeps its middle free; else the width
///   less the badge and 8 points.
/// - Size: the proposed width; the higher of the two.
/// - Placement: the row leading, the badge trailing, both centred vertically.
private struct BadgedRowLayout: Layout, Equatable {
  init() {}

  private func rowProposal(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    guard subviews.count == 2, subviews[0][RowAccessoryKey.self] == 0 else { return proposal }
    let badge = subviews[1].sizeThatFits(.unspecified).width
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - badge - 8) }, height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let row = subviews[0].sizeThatFits(rowProposal(proposal, subviews))
    let badge = subviews[1].sizeThatFits(.unspecified)
    return CGSize(
      width: proposal.width ?? row.width + 8 + badge.width, height: max(row.height, badge.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let inner = ProposedViewSize(width: bounds.width, height: proposal.height)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: rowProposal(inner, subviews))
    subviews[1].place(
      at: CGPoint(x: bounds.maxX - subviews[0][RowAccessoryKey.self], y: bounds.midY),
      anchor: .trailing, proposal: .unspecified)
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
