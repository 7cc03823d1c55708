import GalleryStories
import Geometry
import Testing
import ViewCore

@testable import Snapshots
@testable import Stories

@Suite @MainActor struct PinnedScrollTests {
  private func snapshot(_ query: String) async throws -> Snapshot {
    try await Catalogue.linked.snapshot("pinned-scroll?\(query)")
  }

  nonisolated private static let heights = 50.0
  nonisolated private static let contentHeight = 1184.0

  @Test func theTableObeysItsFormula() throws {
    for row in try TableFixture("pinned-scroll-frames.tsv").rows {
      let y = try #require(row["y"].flatMap(Double.init))
      let number = row["row"].flatMap(Double.init)
      let scroll = row["scroll"].flatMap(Double.init)
      let start = number.map { 16 + 58 * ($0 - 1) } ?? 0
      let offset = number == nil ? 0 : scroll ?? Self.contentHeight + 40
      #expect(y == start - offset, "\(row)")
      #expect(row["height"] == "50" && row["x"] == "16" && row["width"] == "361")
    }
  }

  @Test(arguments: ["-40", "0", "131", "132", "133", "600", "end+40"])
  func rowsLieWhereTheTableSays(_ scroll: String) async throws {
    let list = try #require(try await snapshot("").frames["list"])
    let end = Self.contentHeight - list.height
    let offset = Double(scroll) ?? end + 40
    let snapshot = try await snapshot("selection=3&scroll=\(offset)")
    let expected = try TableFixture("pinned-scroll-frames.tsv").rows.filter {
      $0["scroll"] == scroll
    }
    #expect(expected.count == (offset > 132 ? 21 : 20))
    for row in expected {
      let numbers = ["x", "y", "width", "height"].compactMap { row[$0].flatMap(Double.init) }
      let isHeld = row["row"] == "held"
      let edge = scroll == "end+40" && !isHeld ? list.maxY : list.minY
      let frame = CGRect(
        x: numbers[0], y: edge + numbers[1], width: numbers[2], height: numbers[3])
      let found =
        isHeld
        ? snapshot.frames["pinned"].map { $0.insetBy(dx: 16, dy: 0) }
        : snapshot.frames["row-\(row["row"] ?? "")"]
      #expect(
        found?.isClose(to: frame, within: 0.002) == true, "\(row): \(String(describing: found))")
    }
    #expect((snapshot.frames["pinned"] != nil) == expected.contains { $0["row"] == "held" })
    #expect(snapshot.scroll.first?.offset == [Length(0), Length(offset)])
  }

  @Test(
    arguments: [
      // Held from an address at once, and let go on the way back.
      ("selection=3&scroll=200", true), ("selection=3&do=scroll(list,600);scroll(list,0)", false),
      ("selection=3&do=scroll(list,600)", true),
      // Row k beyond 16 + 58 (k - 1).
      ("selection=1&scroll=16", false), ("selection=1&scroll=16.5", true),
      ("selection=8&scroll=422", false), ("selection=8&scroll=422.01", true),
      ("selection=20&scroll=end", false), ("selection=20&scroll=1118", false),
      ("selection=20&scroll=1119", true), ("selection=1&scroll=-1", false),
      // A tap forgets; the next scrolling tells.
      ("scroll=157&do=tap(3)", false), ("scroll=157&do=tap(3);scroll(list,158)", true),
      ("scroll=157&do=tap(3);scroll(list,100)", false), ("do=tap(3);scroll(list,200)", true),
      ("selection=3&scroll=200&do=tap(5)", false),
      ("selection=3&scroll=200&do=tap(3)", true),
      // Nothing and nobody.
      ("", false), ("selection=~&scroll=300", false), ("selection=99&scroll=300", false),
      ("selection=0&scroll=300", false), ("selection=-5&scroll=300", false),
      // Targets by name.
      ("selection=3&scroll=row:6", false), ("selection=3&scroll=row:20", true),
      ("selection=3&scroll=id:20", true), ("selection=3&scroll=end", true),
      ("selection=3&scroll=row:12,top", true),
      // In whatever space, direction, size or look.
      ("story=named-space&selection=3&scroll=132", false),
      ("story=named-space&selection=3&scroll=133", true),
      ("direction=rtl&selection=3&scroll=132", false),
      ("direction=rtl&selection=3&scroll=133", true),
      ("appearance=dark&selection=3&scroll=133", true),
      ("device=iphone-se&selection=3&scroll=132", false),
      ("device=iphone-se&orientation=landscape&selection=3&scroll=133", true),
      ("textSize=accessibility5&selection=3&scroll=156", false),
      // Rows that a lazy list has not made.
      ("story=lazy", false), ("story=lazy&scroll=40000", true),
      ("story=lazy&isLazy=false", false), ("story=lazy&isLazy=false&scroll=40000", true),
      ("story=lazy&do=scroll(list,40000);scroll(list,0)", false),
      // The bottom edge.
      ("story=bottom-edge", true), ("story=bottom-edge&scroll=end", false),
      ("story=bottom-edge&scroll=-40", true), ("story=bottom-edge&selection=2", false),
      // Scrolled by the component's own code.
      ("story=scroll-to", false), ("story=scroll-to&do=tap(Sixth)", true),
      ("story=scroll-to&do=tap(Sixth);tap(First)", false), ("story=scroll-position", true),
      ("story=scroll-position&position=1", false),
    ] as [(String, Bool)])
  func aRowIsHeldBeyondTheEdge(_ query: String, _ isHeld: Bool) async throws {
    let snapshot = try await snapshot(query)
    #expect((snapshot.frames["pinned"] != nil) == isHeld)
    #expect(snapshot.actions.allSatisfy { $0.ran })
    let list = try #require(snapshot.frames["list"])
    if let held = snapshot.frames["pinned"] {
      #expect(held.minX == list.minX && held.maxX == list.maxX)
      if query.hasPrefix("story=bottom-edge") {
        #expect(abs(held.maxY - list.maxY) < 0.01)
      } else {
        #expect(abs(held.minY - list.minY) < 0.01)
      }
    }
  }

  @Test func theHeldRowLiesBelowTheBar() async throws {
    let resting = try await snapshot("story=under-a-bar")
    let snapshot = try await snapshot("story=under-a-bar&scroll=300")
    let list = try #require(snapshot.frames["list"])
    #expect(list == resting.frames["list"] && list.minY == 59 + 44)
    #expect(snapshot.frames["pinned"]?.minY == list.minY)
  }

  @Test func lazyAndEagerListsLookAlike() async throws {
    for scroll in ["0", "133", "30000", "40000", "end"] {
      let query = "story=lazy&selection=500&scroll=\(scroll)"
      let lazy = try await snapshot(query).picture
      #expect(try await snapshot(query + "&isLazy=false").picture == lazy, "\(scroll)")
    }
  }

  @Test func pathsThatEndInOneStateDrawTheSame() async throws {
    let rest = try await snapshot("selection=3").picture
    #expect(try await snapshot("selection=3&do=scroll(list,600);scroll(list,0)").picture == rest)
    #expect(try await snapshot("do=tap(3)").picture == rest)
    let held = try await snapshot("selection=3&scroll=200").picture
    #expect(try await snapshot("do=tap(3);scroll(list,200)").picture == held)
    #expect(try await snapshot("story=named-space&selection=3&scroll=200").frames["pinned"] != nil)
  }

  @Test func anotherSelectionKeepsTheOverscroll() async throws {
    for scroll in [-80.0, 544] {
      let third = try await snapshot("selection=3&scroll=\(scroll)")
      let ninth = try await snapshot("selection=9&scroll=\(scroll)")
      #expect(third.frames["row-9"] == ninth.frames["row-9"])
      #expect(third.scroll.map(\.offset) == ninth.scroll.map(\.offset))
      let resting = try await snapshot("")
      let moved = try #require(third.frames["row-1"]).minY - #require(resting.frames["row-1"]).minY
      #expect(abs(moved + scroll) < 0.01)
    }
  }

  /// Every part of a row taller than the list is seen at some offset, and so is the last row.
  @Test func aTallRowHidesNothingForGood() async throws {
    var seen: Set<Int> = []
    var lastIsSeen = false
    for scroll in stride(from: 0.0, through: 1440, by: 120) {
      let snapshot = try await snapshot("story=tall-row&size=393x700&scroll=\(scroll)")
      let list = try #require(snapshot.frames["list"])
      let row = try #require(snapshot.frames["row-3"])
      let held = snapshot.frames["pinned"]
      #expect(row.height == 900)
      let covered = held?.maxY ?? list.minY
      if held != nil { #expect(abs(covered - list.midY) < 0.01) }
      // Tenths of the row in sight: in the list, or in the half that is held.
      for tenth in 0..<10 {
        let top = row.minY + 90 * Double(tenth)
        if top >= covered, top + 90 <= list.maxY { seen.insert(tenth) }
        if let held, 90 * Double(tenth) >= 900 - held.height { seen.insert(tenth) }
      }
      let last = try #require(snapshot.frames["row-20"])
      if last.minY >= covered, last.maxY <= list.maxY { lastIsSeen = true }
    }
    #expect(seen == Set(0..<10))
    #expect(lastIsSeen)
  }

  @Test func aMissingRowIsWarnedAbout() async throws {
    let missing = try await snapshot("selection=99")
    #expect(missing.warnings.map(\.kind) == [.component])
    #expect(try await snapshot("").picture == missing.picture)
  }
}
