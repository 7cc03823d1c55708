/// What the gallery says about a `@Previewable @State` beside its name, type and value.
public struct Control: Sendable {
  /// The variable's name.
  public var name: String
  /// One sentence.
  public var summary: String
  /// Values to choose from, for a text; other texts stay legal. An address may also say the index,
  /// from 0, of a choice.
  public var choices: [Choice]
  /// The sensible values of a number; others stay legal.
  public var range: ClosedRange<Double>?
  /// The distance of neighbouring values of a number.
  public var step: Double?
  /// Ids of the stories that this is about; empty for all.
  public var stories: [String]

  /// One value to choose.
  public struct Choice: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The value, as an address spells it.
    public var id: String
    public var title: String

    public init(_ id: String, title: String? = nil) {
      self.id = id
      self.title = title ?? id
    }

    public init(stringLiteral id: String) { self.init(id) }
  }

  public init(
    _ name: String, summary: String = "", choices: [Choice] = [],
    range: ClosedRange<Double>? = nil, step: Double? = nil, stories: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.choices = choices
    self.range = range
    self.step = step
    self.stories = stories
  }
}
