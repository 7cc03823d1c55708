/// A named state in a component's ordered list.
public struct Step: Sendable, Hashable {
  public var title: String
  /// One sentence on what to look at.
  public var description: String
  /// The state as the query of its address, without `?`: `story=final&selection=hotels&t=0.2`.
  public var query: String

  public init(_ title: String, _ description: String, query: String) {
    self.title = title
    self.description = description
    self.query = query
  }
}
