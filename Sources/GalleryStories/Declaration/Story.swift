/// What the gallery says about one preview beside the preview itself.
public struct Story: Sendable, ExpressibleByStringLiteral {
  /// The preview's name in kebab case.
  public var id: String
  /// One sentence.
  public var summary: String
  public var tags: [String]
  /// Nil for what the preview or the component says.
  public var canvas: Component.Canvas?

  public init(
    _ id: String, summary: String = "", tags: [String] = [], canvas: Component.Canvas? = nil
  ) {
    self.id = id
    self.summary = summary
    self.tags = tags
    self.canvas = canvas
  }

  /// A story that is only given its place in the order.
  public init(stringLiteral id: String) { self.init(id) }
}
