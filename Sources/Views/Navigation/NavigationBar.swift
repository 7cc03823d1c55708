import Geometry
import LayoutCore
import ViewCore

/// The bar over a screen: back button, items, title; a large title under them.
///
/// Recorded: the heights (rule C10). Believed: margins, fonts and the glass capsules of iOS 26.
struct NavigationBar: View {
  let model: NavigationBarModel
  /// The height of the row with the small title.
  let rowHeight: CGFloat
  /// How far the screen's scroll view is scrolled: that much of the large title is gone.
  let scrolled: CGFloat
  /// Moves the parts of the bar.
  let motion: BarMotion
  @Environment(\.systemLook) private var look
  @Environment(\.pixelLength) private var pixel

  private var largeHeight: CGFloat { model.largeTitleHeight(look) }
  private var collapse: CGFloat { min(largeHeight, scrolled) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row.frame(height: rowHeight).reachingTouches()
      if model.isLarge {
        model.title
          .font(.largeTitle.bold())
          .lineLimit(1)
          .minimumScaleFactor(0.8)
          .modifier(BarPartModifier(part: .largeText, motion: motion))
          .padding(.horizontal, look == .ios18 ? 16 : 20)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: largeHeight)
          .opacity(isSmall ? 0 : 1)
          .accessibilityAddTraits(.isHeader)
          .frame(height: max(0, largeHeight - collapse), alignment: .bottom)
          .clipped()
          .modifier(BarPartModifier(part: .largeTitle, motion: motion))
      }
      if let search = model.search, look == .ios18 {
        SearchFieldView(field: search).padding(
          EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16)
        )
        .modifier(BarPartModifier(part: .item, motion: motion))
      }
    }
    .background { background.modifier(BarPartModifier(part: .item, motion: motion)) }
  }

  /// Whether the title stands in the row.
  private var isSmall: Bool { !model.isLarge || largeHeight - collapse < 10 }

  /// Bars are clear until something lies under them, unless told otherwise.
  private var showsBackground: Bool {
    switch model.backgroundVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: look == .ios18 && scrolled > largeHeight
    }
  }

  @ViewBuilder private var background: some View {
    if showsBackground {
      Rectangle()
        .fill(model.background ?? AnyShapeStyle(Color(.system(.secondaryBackground)).opacity(0.94)))
        .overlay(alignment: .bottom) { Color(.system(.separator)).frame(height: pixel) }
        .ignoresSafeArea(edges: [.top, .horizontal])
    }
  }

  private var row: some View {
    ZStack {
      HStack(spacing: look == .ios18 ? 16 : 10) {
        if let back = model.back { BackButton(back: back, motion: motion) }
        ToolbarRow(items: model.leading).modifier(BarPartModifier(part: .item, motion: motion))
        Spacer(minLength: 8)
        ToolbarRow(items: model.trailing).modifier(BarPartModifier(part: .item, motion: motion))
      }
      .padding(.horizontal, look == .ios18 ? model.back == nil ? 16 : 8 : 16)
      if !model.principal.isEmpty {
        ToolbarRow(items: model.principal, isPlain: true)
          .modifier(BarPartModifier(part: .title, motion: motion))
      } else if isSmall {
        model.title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
          .modifier(BarPartModifier(part: .title, motion: motion))
      }
    }
  }
}

private struct BackButton: View {
  let back: NavigationBarModel.Back
  let motion: BarMotion
  @Environment(\.systemLook) private var look

  var body: some View {
    if look == .ios18 {
      HStack(spacing: 5) {
        Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
          .modifier(BarPartModifier(part: .chevron, motion: motion))
        back.title.lineLimit(1)
          .modifier(BarPartModifier(part: .backTitle, motion: motion))
      }
      .foregroundStyle(.tint)
      .accessibilityLabel(back.title)
      .modifier(TouchModifier(action: { back.action() }, role: "backButton"))
    } else {
      Image(systemName: "chevron.backward")
        .font(.system(size: 19, weight: .medium))
        .frame(width: 44, height: 44)
        .modifier(GlassPlate())
        .accessibilityLabel(back.title)
        .modifier(TouchModifier(action: { back.action() }, role: "backButton"))
        .modifier(BarPartModifier(part: .chevron, motion: motion))
    }
  }
}

/// Items side by side; on iOS 26 on one plate of glass.
struct ToolbarRow: View {
  let items: [ToolbarBarItem]
  var isPlain = false
  @Environment(\.systemLook) private var look

  var body: some View {
    if !items.isEmpty {
      if look == .ios18 || isPlain {
        row
      } else {
        row
          .padding(.horizontal, 14)
          .frame(minWidth: 44)
          .frame(height: 44)
          .modifier(GlassPlate())
      }
    }
  }

  private var row: some View {
    HStack(spacing: 16) {
      ForEach(items.indices, id: \.self) { index in
        ToolbarItemView(item: items[index])
      }
    }
    .lineLimit(1)
  }
}

/// An item of a bar under the environment it was declared in.
struct ToolbarItemView: View {
  let item: ToolbarBarItem
  @Environment(\.systemLook) private var look

  var body: some View {
    let environment = item.environment
    HStack(spacing: 16) { item.entry.content }
      .labelStyle(.iconOnly)
      .font(item.entry.placement.isProminent ? .headline : .body)
      .buttonStyle(BarButtonStyle(isTinted: look == .ios18 || item.entry.placement.isProminent))
      .changingEnvironment { values in
        var own = environment
        own.listRowContext = nil
        own.stackOrientation = nil
        values = own
      }
  }
}

/// Buttons of a bar: tinted up to iOS 18, in the primary colour on glass.
private struct BarButtonStyle: PrimitiveButtonStyle {
  let isTinted: Bool

  func makeBody(configuration: Configuration) -> some View {
    BarButtonLabel(isTinted: isTinted, configuration: configuration)
  }
}

private struct BarButtonLabel: View {
  let isTinted: Bool
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isTouchPressed) private var isPressed

  var body: some View {
    configuration.label
      .labelForeground(
        !isEnabled
          ? Color.secondary
          : configuration.role == .destructive ? .red : isTinted ? .accentColor : .primary
      )
      .opacity(isPressed ? 0.2 : 1)
  }
}

/// A stand-in for the glass of iOS 26: a bright capsule with a soft shadow.
private struct GlassPlate: ViewModifier {
  func body(content: Content) -> some View {
    content.background {
      Capsule()
        .fill(Color(.system(.background)).opacity(0.8))
        .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
    }
  }
}
