import Geometry

/// One column description of a lazy vertical grid, or row description of a horizontal one.
package struct LazyGridTrack: Equatable, Sendable {
  package enum Size: Equatable, Sendable {
    /// Points.
    case fixed(CGFloat)
    /// A share of the rest inside limits, in points.
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks of at least the minimum as fit into a share of the rest.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package var size: Size
  /// Points to the next track; `nil` for 8.
  package var spacing: CGFloat?

  package init(_ size: Size, spacing: CGFloat? = nil) {
    self.size = size
    self.spacing = spacing
  }

  var gap: CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? LazyGridTracks.defaultGap }
}

/// The tracks across a lazy grid. Rule G2, GT-49.
package struct LazyGridTracks: Equatable, Sendable {
  /// Points between tracks without a spacing of their own.
  package static let defaultGap: CGFloat = 8

  package struct Track: Equatable, Sendable {
    /// The description that this track comes from.
    package var description: Int
    /// Points from the first track's edge.
    package var origin: CGFloat
    /// Points.
    package var length: CGFloat
  }

  package private(set) var tracks: [Track] = []

  /// Points from the first edge to the last; above the proposal where minima ask for it.
  package var length: CGFloat { tracks.last.map { $0.origin + $0.length } ?? 0 }

  /// Fixed tracks and gaps come off a proposed length first; then flexible and adaptive ones are
  /// served in order, each an equal share of what is left, kept inside its limits. Without a finite
  /// length every track has its minimum.
  package init(_ descriptions: [LazyGridTrack], length: CGFloat?) {
    let available = length.flatMap { $0.isFinite ? max(0, $0) : nil }
    var remaining = available ?? 0
    var open = 0
    for (index, description) in descriptions.enumerated() {
      if index < descriptions.count - 1 { remaining -= description.gap }
      if case .fixed(let length) = description.size {
        remaining -= Self.clean(length)
      } else {
        open += 1
      }
    }
    var position: CGFloat = 0
    for (index, description) in descriptions.enumerated() {
      let share = available == nil ? 0 : max(0, remaining) / CGFloat(max(1, open))
      let lengths = Self.lengths(of: description, share: share)
      if case .fixed = description.size {
      } else {
        remaining -= lengths.reduce(CGFloat(lengths.count - 1) * description.gap, +)
        open -= 1
      }
      for length in lengths {
        tracks.append(Track(description: index, origin: position, length: length))
        position += length + description.gap
      }
    }
  }

  private static func lengths(of description: LazyGridTrack, share: CGFloat) -> [CGFloat] {
    switch description.size {
    case .fixed(let length):
      return [clean(length)]
    case .flexible(let minimum, let maximum):
      return [clamp(share, minimum, maximum)]
    case .adaptive(let minimum, let maximum):
      let gap = description.gap
      let pitch = max(clean(minimum), 1) + gap
      let fitting = pitch > 0 ? ((share + gap) / pitch).rounded(.down) : 1
      let count = max(1, min(fitting, maximumTracks))
      let each = (share - gap * (count - 1)) / count
      return Array(repeating: clamp(each, minimum, maximum), count: Int(count))
    }
  }

  /// More tracks than points on any screen come only from bad numbers.
  private static let maximumTracks: CGFloat = 10_000

  private static func clean(_ length: CGFloat) -> CGFloat {
    length.isFinite && length > 0 ? length : 0
  }

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let lowest = clean(minimum)
    let highest = maximum.isNaN ? CGFloat.infinity : max(lowest, maximum)
    return max(lowest, min(highest, length))
  }
}
