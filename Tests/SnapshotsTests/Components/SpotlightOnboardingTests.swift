import Drawing
import GalleryStories
import Geometry
import Testing
import ViewCore

@testable import Snapshots
@testable import Stories

@Suite @MainActor struct SpotlightOnboardingTests {
  private func snapshot(_ query: String) async throws -> Snapshot {
    try await Catalogue.linked.snapshot("spotlight-onboarding?\(query)")
  }

  private func color(_ snapshot: Snapshot, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    let bytes = snapshot.displayList.color(at: CGPoint(x: x, y: y)).bytes
    return [bytes.red, bytes.green, bytes.blue, bytes.alpha]
  }

  @Test(
    arguments: [
      "", "direction=rtl", "device=iphone-se", "device=iphone-se&direction=rtl",
      "orientation=landscape", "device=iphone-se&orientation=landscape&direction=rtl",
      "appearance=dark", "textSize=accessibility3", "reading=over", "clearing=controllerWalk",
    ], [0, 37.5])
  func lightsLieOnTheirElements(_ globals: String, _ scroll: Double) async throws {
    let snapshot = try await snapshot("lit=1,2,3,4&scroll=\(scroll)&\(globals)")
    #expect(snapshot.warnings.isEmpty, "\(snapshot.warnings)")
    let list = try #require(snapshot.frames["list"])
    for id in 1...4 {
      let element = try #require(snapshot.frames["element-\(id)"]).intersection(list)
      let light = try #require(snapshot.frames["light-\(id)"])
      #expect(light.isClose(to: element), "\(id): \(light) on \(element)")
    }
  }

  /// FR-134: the light ends where the scroll view does.
  @Test(arguments: ["direction=ltr", "direction=rtl", "device=iphone-se"])
  func whatIsUnderTheBarIsNotLit(_ globals: String) async throws {
    let resting = try await snapshot(globals)
    let list = try #require(resting.frames["list"])
    let element = try #require(resting.frames["element-1"])
    let scroll = element.midY - list.minY
    let partly = try await snapshot("scroll=\(scroll)&\(globals)")
    let light = try #require(partly.frames["light-1"])
    #expect(abs(light.minY - list.minY) < 0.01 && abs(light.height - element.height / 2) < 0.01)
    let published = try await snapshot("light=wholeElement&scroll=\(scroll)&\(globals)")
    #expect(published.frames["light-1"]?.isClose(to: element.offsetBy(dx: 0, dy: -scroll)) == true)
    // The bar is as dark as ever, but for the published fault.
    let (x, y) = (element.midX, list.minY - 4)
    let bar = color(resting, x, y)
    #expect(color(partly, x, y).allSatisfy { $0 < 120 || $0 == 255 })
    #expect(color(published, x, y) != color(partly, x, y))
    #expect(bar.count == 4)
  }

  /// FR-134: nothing is lit on top of a bar.
  @Test func anElementOutOfSightIsNotLitAndSaysSo() async throws {
    let snapshot = try await snapshot("lit=1,3&scroll=120")
    #expect(snapshot.frames["light-1"] == nil)
    #expect(snapshot.frames["light-3"] != nil)
    #expect(snapshot.warnings.map(\.kind) == [.component])
    #expect(snapshot.warnings.first?.message.contains("element 1 is out of sight") == true)
    let below = try await self.snapshot("lit=6")
    #expect(below.frames["light-6"] == nil && below.warnings.count == 1)
    let shown = try await self.snapshot("lit=6&scroll=end")
    #expect(shown.frames["light-6"] != nil && shown.warnings.isEmpty)
  }

  /// FR-136, FR-137.
  @Test(
    arguments: [
      ("lit=5", "element 5 has no size"), ("lit=", "no element is marked"),
      ("story=shared-ids", "3 elements have the id 1"),
    ])
  func whatCannotBeLitIsSaid(_ query: String, _ message: String) async throws {
    let snapshot = try await snapshot(query)
    #expect(snapshot.warnings.map(\.kind) == [.component])
    #expect(snapshot.warnings.first?.message.contains(message) == true)
  }

  @Test func ofEqualIDsTheFirstIsLit() async throws {
    let snapshot = try await snapshot("story=shared-ids")
    let hotel = try #require(snapshot.frames["Hotel"])
    #expect(snapshot.frames["light-1"]?.isClose(to: hotel) == true)
    #expect(snapshot.tree.flattened.filter { $0.identifier == "light-1" }.count == 1)
  }

  /// FR-131: overlapping lights are as clear as one, whatever the appearance fills them with.
  @Test(arguments: ["light", "dark"])
  func overlapsStayClear(_ appearance: String) async throws {
    let look = "appearance=\(appearance)"
    let resting = try await snapshot("feature=~&lit=3,4&\(look)")
    let lit = try await snapshot("lit=3,4&\(look)")
    let map = try #require(resting.frames["element-3"])
    let badge = try #require(resting.frames["element-4"])
    let overlap = map.intersection(badge)
    for (x, y) in [
      (map.midX, map.midY), (overlap.midX, overlap.midY), (badge.midX, badge.midY),
    ] {
      #expect(color(lit, x, y) == color(resting, x, y))
    }
    let veiled = color(lit, badge.midX, badge.maxY + 100)
    #expect(
      veiled != color(resting, badge.midX, badge.maxY + 100) || appearance == "dark")
  }

  /// FR-132: one veil, whatever the number of lights.
  @Test func furtherLightsDarkenNothing() async throws {
    let one = try await snapshot("lit=1")
    let three = try await snapshot("lit=1,2,3")
    let day = try #require(one.frames["light-1"]).midX
    for y in stride(from: 320.0, through: 560, by: 40) {
      #expect(color(one, day, y) == color(three, day, y))
    }
  }

  /// A radius larger than half the smaller side is that half: the ends are half circles.
  @Test func theRadiusIsClamped() async throws {
    let lit = try await snapshot("lit=2")
    let resting = try await snapshot("feature=~&lit=2")
    let filters = try #require(resting.frames["element-2"])
    let inside = (filters.minX + filters.height / 2, filters.minY + 2)
    #expect(color(lit, inside.0, inside.1) == color(resting, inside.0, inside.1))
    #expect(
      color(lit, filters.minX + 1, filters.minY + 1)
        != color(resting, filters.minX + 1, filters.minY + 1))
  }

  @Test func nothingButTheCoverChanges() async throws {
    let resting = try await snapshot("feature=~")
    let lit = try await snapshot("")
    #expect(resting.presentations.isEmpty)
    #expect(lit.presentations.map(\.kind) == ["fullScreenCover"])
    #expect(resting.tree.children?.count == 1 && lit.tree.children?.count == 2)
    #expect(resting.tree.children?.first == lit.tree.children?.first)
    #expect(resting.scroll == lit.scroll)
  }

  @Test(arguments: ["", "clearing=controllerWalk", "reading=over", "clearing=none", "lit=1,2,3"])
  func closingRestoresTheRestingPicture(_ query: String) async throws {
    let resting = try await snapshot("feature=~&\(query)").picture
    let closed = try await snapshot("do=tap(close)&\(query)")
    #expect(closed.picture == resting)
    #expect(closed.presentations.isEmpty && closed.actions.allSatisfy { $0.ran })
    #expect(try await snapshot("do=dismiss&\(query)").picture == resting)
  }

  @Test func theRestingPictureIsThatOfTheScreenAlone() async throws {
    let removed = try await snapshot("story=removed").drawing
    #expect(try await snapshot("feature=~").drawing == removed)
    #expect(try await snapshot("feature=~&reading=over&lit=1,2,3,4").drawing == removed)
  }

  @Test func everyWayOfClearingDrawsTheSame() async throws {
    let usual = try await snapshot("lit=1,2,3,4").drawing
    #expect(try await snapshot("lit=1,2,3,4&clearing=controllerWalk").drawing == usual)
    #expect(try await snapshot("lit=1,2,3,4&reading=over").drawing == usual)
    #expect(try await snapshot("lit=1,2,3,4&clearing=none").drawing != usual)
  }

  /// FR-139: neither large text nor a large element moves the sheet off the screen.
  @Test(
    arguments: [
      "textSize=accessibility5", "textSize=accessibility5&orientation=landscape", "lit=7",
    ],
    ["iphone-15", "iphone-se"])
  func theSheetStaysOnTheScreen(_ query: String, _ device: String) async throws {
    let snapshot = try await snapshot("\(query)&device=\(device)")
    let sheet = try #require(snapshot.frames["sheet"])
    #expect(sheet.minY >= 0 && sheet.maxY <= snapshot.size.height)
    #expect(sheet.minX >= 0 && sheet.maxX <= snapshot.size.width)
    #expect(snapshot.frames["close"] != nil)
  }

  @Test func theCoverComesInFourTenths() async throws {
    let resting = try await snapshot("feature=~")
    let shown = try await snapshot("")
    #expect(try await snapshot("from.feature=~&t=0").picture == resting.picture)
    #expect(try await snapshot("from.feature=~&t=0.4").picture == shown.picture)
    #expect(try await snapshot("from.feature=~").picture == shown.picture)
    // The veil darkens, the sheet rises, the light stays where it is.
    let end = try #require(shown.frames["sheet"])
    var before = (white: UInt8.max, top: shown.size.height)
    for time in [0.1, 0.2, 0.3, 0.35] {
      let frame = try await snapshot("from.feature=~&t=\(time)")
      let white = color(frame, 200, 140)[0]
      #expect(white < before.white && white >= color(shown, 200, 140)[0], "\(time)")
      #expect(frame.frames["light-1"] == shown.frames["light-1"])
      let light = try #require(frame.frames["light-1"])
      #expect(
        color(frame, light.minX + 3, light.midY) == color(resting, light.minX + 3, light.midY))
      before.white = white
    }
    #expect(end.maxY <= shown.size.height)
  }

  /// Until all is there neither scrolling nor closing gets through.
  @Test(
    arguments: [
      ("t=0.2", 1), ("do=wait(0.2);tap(close);wait(0)", 1), ("do=wait(0.5);tap(close)", 0),
      ("do=wait(0.2);drag(200,500,200,300,0.1);wait(0.1)", 1),
    ])
  func theCoverBlocksMeanwhile(_ query: String, _ presentations: Int) async throws {
    let snapshot = try await snapshot(query)
    #expect(snapshot.presentations.count == presentations)
    #expect(snapshot.scroll.first?.offset == [Length(0), Length(0)])
  }

  /// The trap: what is scrolled while the cover waits is lit over the bar.
  @Test func waitingLetsTheElementGo() async throws {
    let early = try await snapshot("story=late&do=wait(0.2)")
    #expect(early.presentations.isEmpty)
    let late = try await snapshot("story=late&do=wait(0.2);scroll(list,64);wait(0.4)")
    let list = try #require(late.frames["list"])
    #expect(try #require(late.frames["light-1"]).minY < list.minY)
    // Our own is there from the first moment.
    #expect(try await snapshot("t=0").presentations.count == 1)
  }
}
