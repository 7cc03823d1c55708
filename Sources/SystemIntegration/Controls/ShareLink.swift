import Geometry
import ViewCore
import Views

/// What a sharing sheet shows of an item.
public struct SharePreview<Image, Icon> {
  nonisolated init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init() }
  nonisolated public init(_ title: Text) { self.init() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Image: Transferable, Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  nonisolated public init(_ title: Text, image: Image) { self.init() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never, Icon: Transferable {
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

/// A button that shares items: drawn, with nothing to share to.
///
/// Coverage: labels; sharing does nothing. Verified: documented.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  private let label: Label

  init(label: Label) { self.label = label }

  public var body: some View {
    Button(action: {}, label: { label })
  }
}

/// The label of a sharing button that has none of its own.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text = Text("Share…")) { self.title = title }

  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel())
  }
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: DefaultShareLinkLabel(Text(title))) }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel())
  }
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: DefaultShareLinkLabel(Text(title))) }
}

extension ShareLink {
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(label: label()) }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable { self.init(label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(label: DefaultShareLinkLabel()) }

  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(label: DefaultShareLinkLabel(Text(titleKey))) }
}
