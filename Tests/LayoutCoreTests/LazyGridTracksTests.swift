import Geometry
import LayoutCore
import Testing

/// Rule G2: tracks of lazy grids.
struct LazyGridTracksTests {
  struct Example: CustomTestStringConvertible {
    var testDescription: String
    var tracks: [LazyGridTrack]
    var length: CGFloat?
    var lengths: [CGFloat]
    var total: CGFloat

    init(
      _ name: String, _ tracks: [LazyGridTrack], in length: CGFloat?, _ lengths: [CGFloat],
      total: CGFloat
    ) {
      testDescription = name
      self.tracks = tracks
      self.length = length
      self.lengths = lengths
      self.total = total
    }
  }

  static let flexible = LazyGridTrack(.flexible(minimum: 10, maximum: .infinity))

  static let examples = [
    Example(
      "recorded: fixed, flexible, limited",
      [LazyGridTrack(.fixed(60)), flexible, LazyGridTrack(.flexible(minimum: 20, maximum: 80))],
      in: 280, [60, 102, 80], total: 258),
    Example(
      "recorded: adaptive with a gap of 10",
      [LazyGridTrack(.adaptive(minimum: 50, maximum: .infinity), spacing: 10)], in: 240,
      [52.5, 52.5, 52.5, 52.5], total: 240),
    Example(
      "GT-49 fixed and adaptive",
      [LazyGridTrack(.fixed(70)), LazyGridTrack(.adaptive(minimum: 40, maximum: .infinity))],
      in: 200, [70, 57, 57], total: 200),
    Example(
      "GT-49 minima above the share overflow",
      [
        LazyGridTrack(.flexible(minimum: 50, maximum: .infinity)),
        LazyGridTrack(.flexible(minimum: 120, maximum: .infinity)),
      ], in: 200, [96, 120], total: 224),
    Example("three equal", [flexible, flexible, flexible], in: 316, [100, 100, 100], total: 316),
    Example("no length", [flexible, LazyGridTrack(.fixed(30))], in: nil, [10, 30], total: 48),
    Example("infinite length", [flexible], in: .infinity, [10], total: 10),
    Example("too little", [flexible, flexible], in: 5, [10, 10], total: 28),
    Example("none", [], in: 100, [], total: 0),
    Example(
      "bad numbers",
      [
        LazyGridTrack(.fixed(.nan)), LazyGridTrack(.fixed(-5)),
        LazyGridTrack(.flexible(minimum: .nan, maximum: -.infinity), spacing: .nan),
        LazyGridTrack(.adaptive(minimum: -.infinity, maximum: .nan)),
      ], in: 24, [0, 0, 0, 0], total: 24),
  ]

  @Test(arguments: examples)
  func lengths(example: Example) {
    let tracks = LazyGridTracks(example.tracks, length: example.length)
    #expect(tracks.tracks.map(\.length) == example.lengths)
    #expect(tracks.length == example.total)
    for (first, second) in zip(tracks.tracks, tracks.tracks.dropFirst()) {
      #expect(second.origin >= first.origin + first.length)
    }
  }
}
