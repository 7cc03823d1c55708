import Drawing
import GalleryStories
import Geometry
import Testing
import ViewCore

@testable import Snapshots

/// A finger from the leading edge that moves the top screen out (rule M22).
@Suite @MainActor struct EdgeSwipeTests {
  private let catalogue = SampleCatalogue.catalogue

  private func snapshot(_ query: String) async throws -> Snapshot {
    try await catalogue.snapshot("screens?device=iphone-15&\(query)")
  }

  private let pushed = "do=tap(details)"

  /// Past the middle, or fast enough, the screen goes; else it comes in again.
  @Test(
    arguments: [
      ("drag(2,400,300,400,1)", false), ("drag(2,400,120,400,1)", true),
      ("drag(2,400,160,400,0.1)", false), ("drag(60,400,390,400,0.2)", true),
      ("drag(2,400,30,700,0.2)", true), ("drag(5,70,300,70,0.5)", false),
    ], ["", "&system=ios18", "&reduceMotion=true"])
  func theScreenGoesOrStays(_ way: (script: String, stays: Bool), _ rest: String) async throws {
    let found = try await snapshot("\(pushed);\(way.script)\(rest)")
    let isDetail = found.texts.contains("Row 3")
    #expect(isDetail == way.stays)
    if !way.stays { #expect(try await snapshot(rest).picture == found.picture) }
  }

  @Test func rightToLeftItIsTheOtherEdge() async throws {
    let rest = "&direction=rtl"
    let found = try await snapshot("\(pushed);drag(391,400,60,400,0.3)\(rest)")
    #expect(try await snapshot(rest).picture == found.picture)
    let stays = try await snapshot("\(pushed);drag(2,400,300,400,0.3)\(rest)")
    #expect(stays.texts.contains("Row 3"))
  }

  /// While the finger is down the screens lie where it has them.
  @Test func theScreensFollowTheFinger() async throws {
    let held = try await snapshot("\(pushed);drag(2,400,198.5,400,1);wait(0.99)")
    #expect(held.texts.contains("Row 3"))
    let pressed = try await snapshot("\(pushed);press(2,400);move(196.5,0)")
    #expect(pressed.drawing != (try await snapshot(pushed)).drawing)
    let back = try await snapshot("\(pushed);press(2,400);move(196.5,0);move(-196.5,0)")
    #expect(back.texts == (try await snapshot(pushed)).texts)
    let released = try await snapshot(
      "\(pushed);press(2,400);move(150,0);wait(1);release")
    #expect(released.picture == (try await snapshot(pushed)).picture)
  }

  @Test func theFirstScreenStays() async throws {
    let found = try await snapshot("do=drag(2,400,300,400,0.3)")
    #expect(try await snapshot("").texts == found.texts)
  }
}

extension Snapshot {
  fileprivate var texts: [String] { tree.flattened.compactMap(\.text) }
}
