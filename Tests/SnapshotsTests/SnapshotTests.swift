import Addressing
import GalleryStories
import Geometry
import Testing
import ViewCore

@testable import Snapshots

@Suite @MainActor struct SnapshotTests {
  private func snapshot(_ query: String, of component: String = "sample") async throws -> Snapshot {
    let catalogue = SampleCatalogue.catalogue
    let request = try SnapshotRequest(
      component: component, query: try QueryString.parse(query.utf8), in: catalogue)
    return try await InProcessRenderer(catalogue).snapshot(of: request)
  }

  private func view(_ identifier: String, in snapshot: Snapshot) throws -> ViewDocument {
    try #require(snapshot.tree.flattened.first { $0.identifier == identifier })
  }

  private func text(_ identifier: String, in snapshot: Snapshot) throws -> String? {
    try view(identifier, in: snapshot).flattened.compactMap(\.text).first
  }

  @Test func controlsSetStates() async throws {
    let snapshot = try await snapshot("title=Bye&count=7&selection=multi")
    #expect(try text("title", in: snapshot) == "Bye")
    #expect(try view("bar", in: snapshot).frame[2] == Length(70))
    #expect(try text("selected", in: snapshot) == "Same")
    #expect(snapshot.warnings.isEmpty)
  }

  @Test(
    arguments: [
      ("", 0), ("selection=1", 0), ("selection=", 0), ("selection=~", 0), ("selection=nope", 1),
      ("selection=-1", 1), ("selection=3", 1), ("selection=99999999999999999999", 1),
    ])
  func unknownChoicesAreDrawnWithAWarning(query: String, warnings: Int) async throws {
    let snapshot = try await snapshot(query)
    #expect(snapshot.warnings.map(\.kind) == Array(repeating: .unknownValue, count: warnings))
    #expect(!snapshot.svg().bytes.isEmpty)
  }

  @Test(
    arguments: [
      // By identifier, by the id of a row, by label, by index.
      ("tap(ten)", "taps 10", 0),
      ("tap(one-way)", "taps 1", 0),
      ("tap(One-Way)", "taps 1", 0),
      ("tap(1)", "taps 1", 0),
      ("tap(3)", "taps 10", 0),
      // The label stands on two buttons: the first counts.
      ("tap(Same)", "taps 1", 1),
      ("tap(one-way);tap(ten);tap(ten)", "taps 21", 0),
      ("tap(Never)", "taps 0", 1),
      ("tap(ghost)", "taps 0", 1),
      ("tap(99)", "taps 0", 1),
      ("back", "taps 0", 1),
    ])
  func interactionsRunInTurn(script: String, taps: String, warnings: Int) async throws {
    let snapshot = try await snapshot("do=\(script)")
    #expect(try text("taps", in: snapshot) == taps)
    #expect(snapshot.warnings.count == warnings)
    #expect(snapshot.actions.count == script.split(separator: ";").count)
    #expect(snapshot.actions.allSatisfy { $0.ran == ($0.reason == nil) })
  }

  @Test func tapsChangeTheState() async throws {
    let snapshot = try await snapshot("do=tap(multi)")
    #expect(try text("selected", in: snapshot) == "Same")
    #expect(snapshot.actions == [ActionDocument(action: "tap(multi)", ran: true)])
  }

  @Test(arguments: [("one-way", 0), ("One-Way", 0), ("ghost", 1), ("Never", 1)])
  func somethingIsHeldDown(name: String, warnings: Int) async throws {
    let pressed = try await snapshot("pressed=\(name)")
    #expect(pressed.warnings.count == warnings)
    let resting = try await snapshot("")
    #expect((pressed.displayList == resting.displayList) == (warnings == 1))
    let held = pressed.tree.flattened.filter { $0.traits?.contains("pressed") == true }
    #expect(held.count == 1 - warnings)
  }

  @Test func aFromStateSettlesInTheStateItself() async throws {
    let changed = try await snapshot("from.count=9&count=5")
    let resting = try await snapshot("count=5")
    #expect(changed.displayList == resting.displayList)
    let back = try await snapshot("from.title=Other")
    #expect(try text("title", in: back) == "Hello")
  }

  @Test(
    arguments: [
      ("", [102, 0]), ("size=393x852", [393, 852]), ("device=iphone-15", [393, 852]),
      ("device=iphone-15&orientation=landscape", [852, 393]), ("device=iphone-se", [375, 667]),
      ("size=0x0", [0, 0]),
    ])
  func canvasesHaveTheirSizes(query: String, size: [Double]) async throws {
    let snapshot = try await snapshot(query)
    if query.isEmpty {
      #expect(snapshot.size.width > 50 && snapshot.size.width < 400)
    } else {
      #expect(snapshot.size == CGSize(width: size[0], height: size[1]))
    }
  }

  @Test func safeAreasMoveTheContent() async throws {
    let onDevice = try await snapshot("device=iphone-15")
    let onSize = try await snapshot("size=393x852")
    let difference =
      try view("title", in: onDevice).frame[1].value - view("title", in: onSize).frame[1].value
    #expect(difference == 12.5 || abs(difference - 12.5) <= 0.34)
  }

  @Test func rightToLeftMirrorsFrames() async throws {
    let left = try await snapshot("selection=round-trip")
    let right = try await snapshot("selection=round-trip&direction=rtl")
    let leftFrame = try view("selected", in: left).frame.map(\.value)
    let rightFrame = try view("selected", in: right).frame.map(\.value)
    #expect(leftFrame[0] == 0)
    #expect(abs(rightFrame[0] + rightFrame[2] - right.size.width) < 0.01)
  }

  @Test func globalsReachTheViews() async throws {
    let light = try await snapshot("")
    #expect(try await snapshot("appearance=dark").displayList != light.displayList)
    #expect(try await snapshot("textSize=xLarge").size.height > light.size.height)
    #expect(try await snapshot("scale=1").displayList != light.displayList)
  }

  @Test(arguments: [
    ("focus=ghost", "focus"), ("scroll=10", "scroll"), ("scroll.list=10", "scroll"),
    ("orientation=landscape", "orientation"),
  ])
  func whatNothingTakesIsSaid(query: String, word: String) async throws {
    let warnings = try await snapshot(query).warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.message.hasPrefix(word) == true)
  }

  /// Live text is the same picture: only how it is written differs.
  @Test func glyphsChangeTheDocumentAlone() async throws {
    let outlines = try await snapshot("title=Find%20me")
    let live = try await snapshot("title=Find%20me&glyphs=live")
    #expect(live.displayList == outlines.displayList)
    #expect(live.warnings.isEmpty)
    let text = String(decoding: live.svg().bytes, as: UTF8.self)
    #expect(text.contains(">Find me</text>"))
    #expect(text.contains("@font-face{"))
    #expect(!String(decoding: outlines.svg().bytes, as: UTF8.self).contains("<text"))
  }

  @Test func documentsSayEverything() async throws {
    let snapshot = try await snapshot("title=%3C%2Fscript%3E%3Cb%3E%22%26'&selection=nope")
    let bytes = try DocumentEncoding.bytes(of: snapshot.document())
    let text = String(decoding: bytes, as: UTF8.self)
    let read = try DocumentEncoding.document(SnapshotDocument.self, of: bytes)
    #expect(read == snapshot.document())
    #expect(read.state.controls["title"] == "</script><b>\"&'")
    #expect(read.state.controls["count"] == "3")
    #expect(read.state.globals["appearance"] == "light")
    #expect(read.state.globals["size"] == "fit")
    #expect(read.state.globals["scale"] == "3")
    #expect(
      read.address
        == "/components/sample?selection=nope&title=%3C/script%3E%3Cb%3E%22%26%27")
    #expect(read.warnings.map(\.kind) == ["unknown-value"])
    #expect(read.accessibility.map(\.role).contains("button"))
    #expect(read.accessibility.first?.label == "</script><b>\"&'")
    #expect(text.contains("\"focus\":{\"current\":null,\"order\":[]}"))
    #expect(!text.contains("e+") && !text.contains("e-0"))
  }

  @Test(
    arguments: [
      ("", 0), ("scroll=120", 120), ("scroll.list=120", 120), ("scroll.0=120", 120),
      ("scroll=-30", -30), ("scroll=end", 300), ("scroll=id:10,top", 200),
      ("scroll=row:11,top", 200), ("do=scroll(list,80)", 80), ("scroll=40&do=scroll(0,90)", 90),
    ])
  func scrollViewsStandWhereTheyAreWanted(query: String, offset: Double) async throws {
    let snapshot = try await snapshot(query, of: "scrolling")
    #expect(snapshot.warnings.isEmpty)
    #expect(snapshot.scroll.map(\.name) == ["list"])
    #expect(snapshot.scroll.first?.offset == [Length(0), Length(offset)])
    #expect(snapshot.actions.allSatisfy { $0.ran })
  }

  @Test(
    arguments: [
      ("", nil, 0), ("focus=email", "email", 0), ("focus=Name", "name", 0), ("focus=1", "email", 0),
      ("focus=none", nil, 0), ("focus=ghost", nil, 1), ("focus=off", nil, 1),
      ("do=focus(next)", "name", 0), ("do=focus(next);focus(next)", "email", 0),
      ("focus=name&do=focus(previous)", "name", 1), ("do=focus(previous)", "email", 0),
      ("focus=email&do=focus(next)", "email", 1), ("focus=email&do=focus(none)", nil, 0),
      ("do=tap(name)", "name", 0), ("do=tap(off)", nil, 1), ("focus=email&do=tap(Name)", "name", 0),
      ("do=type(name,\"x\")", "name", 0), ("do=type(email,\"x\")", nil, 1),
      ("do=type(off,\"x\")", nil, 1), ("do=type(name,\"x\");type(Name,\"y\")", "name", 0),
      ("focus=name&do=submit", "email", 0), ("do=submit(name)", "email", 0),
      ("do=submit", nil, 1), ("do=submit(ghost)", nil, 1), ("focus=email&do=submit", "email", 1),
    ] as [(String, String?, Int)])
  func theFocusMoves(query: String, current: String?, warnings: Int) async throws {
    let snapshot = try await snapshot(query, of: "fields")
    #expect(snapshot.focus == FocusDocument(order: ["name", "email"], current: current))
    #expect(snapshot.warnings.count == warnings)
    let shown = snapshot.tree.flattened.first { $0.traits?.contains("focused") == true }
    #expect(shown?.identifier == current)
    // What moves the focus, the address included, writes the state.
    #expect(try text("state", in: snapshot)?.hasPrefix("\(current ?? "none") ") == true)
  }

  @Test(
    arguments: [
      ("do=type(name,\"x\")", "name x"), ("do=type(name,\"x\");type(name,\"\")", "name "),
      ("do=type(name,\"x\");submit", "email x"),
    ])
  func typingWritesTheBinding(query: String, state: String) async throws {
    #expect(try text("state", in: try await snapshot(query, of: "fields")) == state)
  }

  @Test(
    arguments: [
      ("", [], "0"), ("do=tap(open)", ["sheet"], "0"), ("do=tap(open);dismiss", [], "0"),
      ("do=dismiss", [], "0"),
      // A task waits a second before it counts; a wait lets less or more of it pass.
      ("do=tap(later)", [], "1"), ("do=tap(later);wait(0.5)", [], "0"),
      ("do=tap(later);wait(0.5);wait(0.6)", [], "1"), ("do=tap(later);wait(1.5)", [], "1"),
    ])
  func presentationsAndTimeFollowInteractions(
    query: String, presentations: [String], count: String
  ) async throws {
    let snapshot = try await snapshot(query, of: "timed")
    #expect(snapshot.presentations.map(\.kind) == presentations)
    #expect(try text("count", in: snapshot) == count)
  }

  @Test func framesAreExplainedOnRequest() async throws {
    let plain = try await snapshot("size=200x300")
    #expect(plain.tree.flattened.allSatisfy { $0.explanation == nil })
    let explained = try await snapshot("size=200x300&explain=1")
    let root = try #require(explained.tree.explanation)
    #expect(root.proposal == [Length(200), Length(300)])
    let bar = try #require(try view("bar", in: explained).explanation)
    #expect(bar.size == [Length(30), Length(10)])
    let text = String(
      decoding: try DocumentEncoding.bytes(of: explained.document()), as: UTF8.self)
    #expect(text.contains("\"firstTextBaseline\""))
    #expect(explained.displayList == plain.displayList)
  }

  @Test func randomIDsAreShownAsOrdinals() async throws {
    let first = try await snapshot("", of: "plain").document()
    let second = try await snapshot("", of: "plain").document()
    #expect(first == second)
    #expect(first.tree.flattened.compactMap(\.explicitID) == ["uuid-1", "uuid-2"])
  }

  @Test func oneStateHasOnePicture() async throws {
    let query = "title=A%20label&selection=one-way&do=tap(ten)"
    let first = try await snapshot(query)
    let second = try await snapshot(query)
    #expect(first.svg().bytes == second.svg().bytes)
    #expect(first.document() == second.document())
  }
}
