import Geometry
import LayoutCore

/// A description of a row or column of a lazy grid.
public struct GridItem: Sendable {
  /// How long a track is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// Points to the next track; `nil` for 8.
  public var spacing: CGFloat?
  /// Where cells lie in the track; `nil` for the grid's alignment across it and the centre along.
  public var alignment: Alignment?

  nonisolated public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyGridTrack {
    switch size {
    case .fixed(let length): LazyGridTrack(.fixed(length), spacing: spacing)
    case .flexible(let minimum, let maximum):
      LazyGridTrack(.flexible(minimum: minimum, maximum: maximum), spacing: spacing)
    case .adaptive(let minimum, let maximum):
      LazyGridTrack(.adaptive(minimum: minimum, maximum: maximum), spacing: spacing)
    }
  }
}

/// Which views of a section stay at the edges of a scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
