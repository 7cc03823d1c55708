import Geometry
import LayoutCore

/// How a lazy container arranges its content: in a line, or in lines of cells across tracks.
struct LazyFlow: Equatable {
  /// A track across the axis, and where its cells lie in it.
  struct Track: Equatable {
    var description: LazyGridTrack
    var alignment: Alignment?
  }

  /// Along which lines follow one another.
  var axis: Axis
  /// Across the axis: of each view in a stack, of the tracks together in a grid.
  var alignment: AlignmentKey
  /// Points between lines; `nil` for what neighbours ask for, or 8 in a grid.
  var spacing: CGFloat?
  /// `nil` in a stack.
  var tracks: [Track]?
  var pinnedViews: PinnedScrollableViews

  init(
    axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, items: [GridItem]? = nil,
    pinnedViews: PinnedScrollableViews
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    // A grid without tracks has one flexible track.
    tracks = items.map { $0.isEmpty ? [GridItem()] : $0 }?
      .map { Track(description: $0.track, alignment: $0.alignment) }
    self.pinnedViews = pinnedViews
  }

  /// The tracks for a length across; `nil` in a stack.
  func tracks(across length: CGFloat?) -> LazyGridTracks? {
    tracks.map { LazyGridTracks($0.map(\.description), length: length) }
  }

  /// The distance between two lines, given what their views ask for.
  func distance(from upper: ViewSpacing, to lower: ViewSpacing) -> CGFloat {
    if let spacing { return spacing }
    return tracks == nil ? upper.distance(to: lower, along: axis) : LazyGridTracks.defaultGap
  }

  /// The guide across the axis for a cell of a track (rule G3).
  func alignment(inTrack description: Int) -> AlignmentKey {
    guard let own = tracks?[description].alignment else { return alignment }
    return axis == .vertical ? own.horizontal.key : own.vertical.key
  }

  /// The guide along the axis for a cell of a track in its line (rule G3).
  func lineAlignment(inTrack description: Int) -> AlignmentKey {
    let own = tracks?[description].alignment ?? .center
    return axis == .vertical ? own.vertical.key : own.horizontal.key
  }
}
