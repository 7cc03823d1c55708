import Geometry
import LayoutCore
import ViewCore

/// Actions that a swipe uncovers at one edge of a row.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

/// The actions of a row side by side, the first one at the row's edge, over the height of the row.
///
/// Believed: 74 points at least for each, white labels of 15 points and filled symbols on the tint,
/// grey without one and red where something is destroyed; symbols alone where a label has both.
struct SwipeActionsBar: View {
  let actions: SwipeActions
  let run: SwipeActionRun

  var body: some View {
    Group(subviews: actions.content) { buttons in
      SwipeActionsLayout() {
        // Read from the edge inwards.
        ForEach(actions.edge == .trailing ? Array(buttons.reversed()) : Array(buttons)) { $0 }
      }
    }
    .buttonStyle(SwipeActionButtonStyle())
    .labelStyle(SwipeActionLabelStyle())
    .symbolVariant(.fill)
    .font(.system(size: 15))
    .environment(\.swipeActionRun, run)
    .modifier(PartModifier(type: "SwipeActions"))
  }
}

/// Views side by side, all as wide as the widest.
private struct SwipeActionsLayout: Layout {
  private static let least: CGFloat = 74

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: nil)) }
    let widest = sizes.map(\.width).reduce(Self.least, max)
    return CGSize(
      width: proposal.width ?? widest * CGFloat(subviews.count),
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// How the list around runs the action of a button that a swipe has uncovered.
struct SwipeActionRun {
  let run: @MainActor (ButtonRole?, @MainActor () -> Void) -> Void
}

extension EnvironmentValues {
  private enum SwipeActionRunKey: EnvironmentKey {
    static var defaultValue: SwipeActionRun? { nil }
  }

  /// `nil` outside of swipe actions.
  var swipeActionRun: SwipeActionRun? {
    get { self[SwipeActionRunKey.self] }
    set { self[SwipeActionRunKey.self] = newValue }
  }
}

/// The icon, which is read as the title.
private struct SwipeActionLabelStyle: LabelStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    if let name = configuration.name {
      configuration.icon.accessibilityLabel(name)
    } else {
      configuration.icon
    }
  }
}

private struct SwipeActionButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    SwipeActionButton(role: configuration.role, label: AnyView(configuration.label))
  }
}

private struct SwipeActionButton: View {
  let role: ButtonRole?
  let label: AnyView
  @Environment(\.tintColor) private var tint
  @Environment(\.isTouchPressed) private var isPressed

  private var color: Color { tint ?? (role == .destructive ? .red : .gray) }

  var body: some View {
    label
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { color.overlay { Color.black.opacity(isPressed ? 0.15 : 0) } }
  }
}

extension View {
  /// Actions that a swipe of the row uncovers, from its edge inwards in the order given.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(
      edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return listRowTrait { $0.swipeActions = [actions] }
  }

  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRowTrait { $0.isDeleteDisabled = isDisabled }
  }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    listRowTrait { $0.isMoveDisabled = isDisabled }
  }
}
