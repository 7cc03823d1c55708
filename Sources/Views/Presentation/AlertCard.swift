import Geometry
import LayoutCore
import ViewCore

/// The card of an alert: title, message, fields, buttons; a touch on any button dismisses it.
///
/// Believed, after UIKit: 270 wide, corners 14, buttons 44 high under hairlines; on iOS 26 300 wide,
/// corners 34 and filled buttons of 48.
struct AlertCard<Actions: View, Message: View> {
  let title: Text
  let actions: Actions
  let message: Message
  @Environment(\.systemLook) var look
  @Environment(\.presenting) var presenting
}

extension AlertCard: View {
  var body: some View {
    let isNew = look != .ios18
    VStack(alignment: isNew ? .leading : .center, spacing: 0) {
      VStack(alignment: isNew ? .leading : .center, spacing: isNew ? 10 : 2) {
        title.font(.headline)
        message.font(isNew ? .body : .footnote)
      }
      .multilineTextAlignment(isNew ? .leading : .center)
      .padding(.horizontal, isNew ? 8 : 16)
      .padding(.top, isNew ? 8 : 19)
      .padding(.bottom, 19)
      controls
    }
    .padding(isNew ? 14 : 0)
    .frame(width: isNew ? 300 : 270)
    .background(
      Color(.system(isNew ? .background : .secondaryBackground)),
      in: RoundedRectangle(cornerRadius: isNew ? 34 : 14)
    )
    .clipShape(RoundedRectangle(cornerRadius: isNew ? 34 : 14))
    .accessibilityAddTraits(.isModal)
  }

  /// Fields for text below one another, then the buttons; without buttons there is one that says OK.
  @MainActor private var controls: some View {
    Group(subviews: actions.textFieldStyle(.plain).alertControls(look, presenting.dismiss)) {
      subviews in
      let fields = subviews.filter(\.isTextField)
      let buttons = subviews.filter { !$0.isTextField }
      if !fields.isEmpty {
        VStack(spacing: look == .ios18 ? 4 : 8) {
          ForEach(fields) { AlertField(look: look, field: $0) }
        }
        .padding(.horizontal, look == .ios18 ? 16 : 0)
        .padding(.bottom, look == .ios18 ? 19 : 14)
      }
      DialogButtonsLayout(spacing: look == .ios18 ? 0 : 8) {
        ForEach(buttons) { $0 }
        if buttons.isEmpty {
          Button("OK", role: .cancel) {}.alertControls(look, presenting.dismiss)
        }
      }
    }
  }
}

extension View {
  fileprivate func alertControls(
    _ look: SystemLook, _ dismiss: @escaping () -> Void
  ) -> some View {
    buttonStyle(AlertButtonStyle(look: look))
      .environment(\.dialogDismissal, DialogDismissal(action: dismiss))
  }
}

extension Subview {
  @MainActor fileprivate var isTextField: Bool { item.layoutValue(IsTextFieldKey.self) }
}

/// A field in an alert. Believed, after UIKit: 32 high in a frame of a hairline; on iOS 26 a filled
/// capsule of 44.
private struct AlertField: View {
  let look: SystemLook
  let field: Subview

  var body: some View {
    let isNew = look != .ios18
    field
      .padding(.horizontal, isNew ? 16 : 7)
      .frame(maxWidth: .infinity, minHeight: isNew ? 44 : 32)
      .background {
        if isNew {
          Capsule().fill(Color(.system(.tertiaryFill)))
        } else {
          RoundedRectangle(cornerRadius: 6).fill(Color(.system(.tertiaryBackground)))
            .strokeBorder(Color(.system(.separator)), lineWidth: 0.5)
        }
      }
  }
}

private struct AlertButtonStyle: PrimitiveButtonStyle {
  let look: SystemLook

  func makeBody(configuration: Configuration) -> some View {
    let color: Color = configuration.role == .destructive ? .red : .accentColor
    configuration.label
      .font(look == .ios18 && configuration.role == .cancel ? .headline : .body)
      .foregroundStyle(look == .ios18 || configuration.role == .destructive ? color : .primary)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .frame(height: look == .ios18 ? 44 : 48)
      .background {
        if look == .ios18 {
          Rectangle().strokeBorder(Color(.system(.separator)), lineWidth: 0.5)
        } else {
          Capsule().fill(Color(.system(.tertiaryFill)))
        }
      }
  }
}

/// Two buttons side by side where they fit, else all in a column.
///
/// - Proposal: its width goes to each button, or a half where two stand side by side.
/// - Size: the proposed width; one row, or the column.
/// - Placement: in order; a cancelling button keeps its place.
private struct DialogButtonsLayout: Layout, Equatable {
  let spacing: CGFloat
  init(spacing: CGFloat) { self.spacing = spacing }

  private func half(_ width: CGFloat) -> CGFloat { max(0, (width - spacing) / 2) }

  private func isRow(_ width: CGFloat, _ subviews: Subviews) -> Bool {
    subviews.count == 2
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 270
    let child = ProposedViewSize(
      width: isRow(width, subviews) ? half(width) : width, height: nil)
    let heights = subviews.map { $0.sizeThatFits(child).height }
    let height =
      isRow(width, subviews)
      ? heights.max() ?? 0 : heights.reduce(0, +) + spacing * CGFloat(max(0, heights.count - 1))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if isRow(bounds.width, subviews) {
      let child = ProposedViewSize(width: half(bounds.width), height: bounds.height)
      subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: child)
      subviews[1].place(
        at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: child)
      return
    }
    var y = bounds.minY
    for subview in subviews {
      let child = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: child)
      y += subview.sizeThatFits(child).height + spacing
    }
  }
}

/// What a button of a dialog does after its action.
struct DialogDismissal {
  let action: () -> Void
}

extension EnvironmentValues {
  private enum DialogDismissalKey: EnvironmentKey {
    static var defaultValue: DialogDismissal? { nil }
  }

  var dialogDismissal: DialogDismissal? {
    get { self[DialogDismissalKey.self] }
    set { self[DialogDismissalKey.self] = newValue }
  }
}
