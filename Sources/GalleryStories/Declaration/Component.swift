/// What the gallery says about a component beside its previews; declared once, by `#Component`.
public struct Component: Sendable {
  /// Kebab case: the component's address. Previews in a file of this name belong to it.
  public var id: String
  public var title: String
  /// Nil for the module that declares the component.
  public var group: String?
  public var tags: [String]
  /// One sentence.
  public var summary: String
  /// Markdown.
  public var docs: String
  /// What stories without a layout of their own are shown on.
  public var canvas: Canvas
  /// The stories that are described or ordered; others follow in the order of their sources.
  public var stories: [Story]
  public var controls: [Control]
  public var steps: [Step]
  /// Names of further files, without `.swift`, whose previews belong to the component.
  public var files: [String]

  /// What a story is shown on.
  public enum Canvas: Hashable, Sendable {
    /// The default device, or the one of an id such as `iphone-15`.
    case device(String? = nil)
    /// The view's own size.
    case fit
    /// A size in points.
    case size(width: Double, height: Double)

    /// The default device.
    public static var device: Canvas { .device(nil) }
  }

  /// - Parameter title: Nil for the id in words: `segmented-control` is “Segmented control”.
  public init(
    _ id: String, title: String? = nil, group: String? = nil, tags: [String] = [],
    summary: String = "", docs: String = "", canvas: Canvas = .device, stories: [Story] = [],
    controls: [Control] = [], steps: [Step] = [], files: [String] = []
  ) {
    self.id = id
    self.title = title ?? KebabCase.words(of: id)
    self.group = group
    self.tags = tags
    self.summary = summary
    self.docs = docs
    self.canvas = canvas
    self.stories = stories
    self.controls = controls
    self.steps = steps
    self.files = files
  }
}
