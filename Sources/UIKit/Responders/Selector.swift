import Geometry

/// The name of a method. `#selector` needs Objective-C and compiles on no Linux: a name in quotes is
/// all that there is, and nothing is called by it.
///
/// Coverage: a value only. Verified: documented.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ str: String) { description = str }
  public init(stringLiteral value: String) { description = value }
}
