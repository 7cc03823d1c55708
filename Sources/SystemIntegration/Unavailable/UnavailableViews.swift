import Geometry
import ViewCore
import Views

// Views of SwiftUI that Vitrine does not have: the compiler says so, and what to use, in one line.
// Initialisers are SwiftUI's, so that nothing else is wrong with a use.

/// Coverage: unavailable.
@available(*, unavailable, message: "Vitrine has no MultiDatePicker: use DatePicker")
public struct MultiDatePicker<Label: View>: View {
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) where Label == Text {}
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) where Label == Text {}
  public var body: some View { EmptyView() }
}

/// Coverage: unavailable.
@available(*, unavailable, message: "HSplitView is macOS only: use HStack or NavigationSplitView")
public struct HSplitView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

/// Coverage: unavailable.
@available(*, unavailable, message: "VSplitView is macOS only: use VStack")
public struct VSplitView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

/// Coverage: unavailable.
@available(*, unavailable, message: "MenuButton was replaced by Menu")
public struct MenuButton<Label: View, Content: View>: View {
  public init(label: Label, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}
  public var body: some View { EmptyView() }
}

/// Coverage: unavailable.
@available(*, unavailable, message: "TextFieldLink is watchOS only: use TextField")
public struct TextFieldLink<Label: View>: View {
  public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) where Label == Text {}
  public var body: some View { EmptyView() }
}
