import SwiftUI

/// How a pinned scroll is built; the default is the finished list, other values are its variants.
public struct PinnedScrollLook {
  public enum PinnedEdge: Sendable { case top, bottom }

  /// What the places of rows are compared in.
  public enum Space: Sendable {
    case window
    /// A space that the list names itself.
    case named
  }

  /// Where the selected row is held.
  public var edge: PinnedEdge
  public var space: Space
  /// Rows are made when they come in sight.
  public var isLazy: Bool
  /// The least height of each row, in points; large text makes it higher.
  public var height: (Int) -> CGFloat

  public init(
    edge: PinnedEdge = .top, space: Space = .window, isLazy: Bool = false,
    height: @escaping (Int) -> CGFloat = { _ in 50 }
  ) {
    self.edge = edge
    self.space = space
    self.isLazy = isLazy
    self.height = height
  }

  static let spaceName = "pinned scroll"

  var coordinateSpace: CoordinateSpace {
    space == .window ? .global : .named(Self.spaceName)
  }
}
