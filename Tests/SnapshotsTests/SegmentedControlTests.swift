import Geometry
import Previews
import Snapshots
import Testing
import ViewCore
import Views

@testable import Stories

@Suite @MainActor struct SegmentedControlTests {
  nonisolated private static let trips = ["one-way", "round-trip", "multi-city"]

  private func stage(
    _ title: String, _ seeds: [String: Any] = [:],
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> Stage {
    let record = try #require(
      PreviewRegistry.records.first {
        $0.title == title && $0.source.fileID.hasPrefix("Components/SegmentedControl")
      })
    var environment = EnvironmentValues()
    environment.displayScale = 3
    change(&environment)
    let canvas =
      if case .fixed(let width, let height) = record.traits.layout {
        Canvas(width: width, height: height)
      } else {
        Canvas(width: nil, height: nil)
      }
    return Stage(
      try record.makeView(), canvas: canvas, environment: environment, seeds: seeds,
      seededType: record.stateType)
  }

  /// FR-101, FR-112: plate and segment share one frame, so the insets of the label are the same on
  /// both sides.
  @Test(arguments: trips, [LayoutDirection.leftToRight, .rightToLeft])
  func plateIsTheChosenSegment(_ selection: String, _ direction: LayoutDirection) throws {
    let frames = try stage("Final", ["selection": selection]) { $0.layoutDirection = direction }
      .framesByIdentifier
    let plate = try #require(frames["plate"])
    let segment = try #require(frames[selection])
    #expect(abs(plate.minX - segment.minX) < 0.01 && abs(plate.minY - segment.minY) < 0.01)
    #expect(abs(plate.width - segment.width) < 0.01 && abs(plate.height - segment.height) < 0.01)
  }

  @Test func firstOptionIsRightmostFromRightToLeft() throws {
    let left = try stage("Final").framesByIdentifier
    let right = try stage("Final") { $0.layoutDirection = .rightToLeft }.framesByIdentifier
    #expect(try #require(left["one-way"]).minX < #require(left["multi-city"]).minX)
    #expect(try #require(right["one-way"]).minX > #require(right["multi-city"]).minX)
  }

  /// FR-105.
  @Test(arguments: ["nope", "-1", "3", "99999999999999999999", ""])
  func anUnknownChoiceHasNoPlate(_ selection: String) throws {
    let frames = try stage("Final", ["selection": selection]).framesByIdentifier
    #expect(frames["plate"] == nil)
    #expect(frames["one-way"] != nil)
  }

  /// FR-109.
  @Test func ofEqualIdsTheFirstIsChosen() throws {
    let stage = try stage("Options", ["titles": ["All", "New", "All"], "selection": "All"])
    let plates = stage.tree?.flattened.filter { $0.description.identifier == "plate" } ?? []
    #expect(plates.count == 1)
    #expect(plates.first?.frame == stage.framesByIdentifier["All"])
    let warnings = stage.graph.diagnostics.map(\.message)
    #expect(warnings.contains { $0.contains("2 options have the id “All”") })
  }

  /// FR-107.
  @Test func theChosenOfManyIsInView() throws {
    let stage = try stage("Many options")
    let plate = try #require(stage.framesByIdentifier["plate"])
    #expect(plate.minX >= 24 && plate.maxX <= 336.01)
  }

  /// FR-106.
  @Test func neighboursKeepTheirWidths() throws {
    for size in [DynamicTypeSize.large, .accessibility5] {
      let frames = try stage("In a column") { $0.dynamicTypeSize = size }.framesByIdentifier
      #expect(frames["title"]?.minX == 16 && frames["title"]?.width == 288)
      #expect(frames["summary"]?.minX == 16 && frames["summary"]?.width == 288)
    }
  }

  /// FR-103.
  @Test func noOptionsGiveAnEmptyTrack() throws {
    let stage = try stage("No options")
    #expect(stage.framesByIdentifier["plate"] == nil)
    #expect(stage.size == CGSize(width: 200, height: 60))
  }

  /// The contrast of grey text min(1, 2 · (1 − L)) on the track.
  @Test(arguments: [(Color.blue, false), (.orange, true), (.green, true), (.black, false)])
  func lightTracksAreWarnedAbout(_ track: Color, _ warns: Bool) throws {
    let warnings = try stage("Final", ["track": track]).graph.diagnostics
    #expect(warnings.contains { $0.kind == .component } == warns)
  }
}
