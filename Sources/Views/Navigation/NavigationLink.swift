import Geometry
import LayoutCore
import ViewCore

/// A view that shows another screen of the navigation stack around when it is touched.
///
/// Coverage: destinations, values, bindings. Verified: recorded (nav/ios-large-title).
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case screen(() -> Destination)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label
  /// Set from outside, by the older initialisers.
  var active: Binding<Bool>?
  @State private var isActive = false
  @Environment(\.navigation) private var navigation

  init(target: Target, label: Label, active: Binding<Bool>? = nil) {
    self.target = target
    self.label = label
    self.active = active
  }

  /// Where the screen appears beside the list: an iPhone has one place for both.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  public var body: some View {
    switch target {
    case .value(let value):
      NavigationLinkLabel(
        isEnabled: value != nil && navigation != nil,
        action: { if let value { navigation?.push(value) } }, label: label)
    case .screen(let destination):
      let active = active ?? $isActive
      NavigationLinkLabel(
        isEnabled: navigation != nil, action: { active.wrappedValue = true }, label: label
      )
      .modifier(
        NavigationScreenModifier(
          id: active.wrappedValue ? AnyHashable(true) : nil, content: { AnyView(destination()) },
          dismiss: { active.wrappedValue = false }))
    }
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    let destination = destination()
    self.init(target: .screen { destination }, label: label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .screen { destination }, label: label())
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let destination = destination()
    self.init(target: .screen { destination }, label: label(), active: isActive)
  }

  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(target: .screen { destination }, label: label(), active: isActive) }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isActive: Binding(
        get: { selection.wrappedValue == tag },
        set: { isActive in
          if isActive {
            selection.wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
          }
        }), destination: destination, label: label)
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }

  @_disfavoredOverload
  public init<P: Hashable>(
    _ titleResource: LocalizedStringResource, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }
}

/// The label of a link: over the width of a list's row with a chevron at its end, else as a button
/// of the style around.
struct NavigationLinkLabel<Label: View>: View {
  let isEnabled: Bool
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.listRowContext) private var row

  var body: some View {
    if row != nil {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        Image(systemName: "chevron.forward")
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(.tertiary)
          .stickingOut()
          .accessibilityHidden(true)
      }
      .layoutValue(key: RowAccessoryKey.self, value: RowAccessoryKey.chevron)
      .modifier(TouchModifier(action: action))
      .disabled(!isEnabled)
    } else {
      Button(action: action, label: { label }).disabled(!isEnabled)
    }
  }
}
