import Geometry
import LayoutCore
import ViewCore

/// Rows in one column that scrolls.
///
/// Coverage: styles, sections, row traits, selection, swipes, deleting and moving rows. Verified:
/// recorded (list/*) at rest.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: PickerChoice?
  @Environment(\.listConfiguration) private var configuration
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.systemLook) private var look

  init(content: Content, choice: PickerChoice?) {
    self.content = content
    selection = choice
  }

  public var body: some View {
    ScrollView {
      ListContent(content: content, selection: selection)
        .changingEnvironment { [style] in
          $0.listConfiguration.style = style
          $0.listRowContext = ListRowContext(style: style, isForm: false)
        }
    }
    .background { ListBackground(style: style, visibility: background) }
    .accessibilityElement(children: .contain)
  }

  private var style: ListStyleKind {
    configuration.style == .automatic ? look.isMac ? .inset : .insetGrouped : configuration.style
  }
}

/// What lies behind the rows of a list, up to the edges of the screen.
struct ListBackground: View {
  let style: ListStyleKind
  let visibility: Visibility

  var body: some View {
    if visibility != .hidden {
      Color(.system(style.isGrouped ? .groupedBackground : .background)).ignoresSafeArea()
    }
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), choice: nil) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), choice: nil)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), choice: nil)
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), choice: nil)
  }

  // Of any data whose elements are bindings: see `ForEach`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Value, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Value, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data.Element == Binding<Value> {
    self.init(content: ForEach(data, id: id, content: rowContent), choice: nil)
  }

  /// An outline; the top level is shown, the children are not unfolded.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), choice: nil)
  }
}

extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), choice: selection.map { PickerChoice($0) })
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), choice: selection.map { PickerChoice(set: $0) })
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), choice: selection.map { PickerChoice($0) })
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), choice: selection.map { PickerChoice(set: $0) })
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      choice: selection.map { PickerChoice($0) })
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      choice: selection.map { PickerChoice(set: $0) })
  }
}

extension PickerChoice {
  /// Several values at once: a touch adds one or takes it away.
  @MainActor init<Value: Hashable>(set selection: Binding<Set<Value>>) {
    self.init(
      isSelected: { tag in
        tag.selection(as: Value.self).map { selection.wrappedValue.contains($0) } ?? false
      },
      select: { tag in
        guard let value = tag.selection(as: Value.self) else { return }
        if selection.wrappedValue.contains(value) {
          selection.wrappedValue.remove(value)
        } else {
          selection.wrappedValue.insert(value)
        }
      })
  }
}
