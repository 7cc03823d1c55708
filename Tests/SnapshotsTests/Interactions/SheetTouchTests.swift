import Drawing
import GalleryStories
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@testable import Snapshots

/// Sheets that a finger moves (rule M18).
@Suite @MainActor struct SheetTouchTests {
  private struct Host: View {
    let detents: Set<PresentationDetent>
    let isFixed: Bool
    let scrolls: Bool
    let log: TouchLog
    @State private var isPresented = true
    @State private var detent: PresentationDetent

    init(detents: Set<PresentationDetent>, isFixed: Bool, scrolls: Bool, log: TouchLog) {
      (self.detents, self.isFixed, self.scrolls, self.log) = (detents, isFixed, scrolls, log)
      _detent = State(initialValue: detents.contains(.medium) ? .medium : .large)
    }

    var body: some View {
      Color.yellow.sheet(isPresented: $isPresented, onDismiss: { log.add("dismissed") }) {
        Group {
          if scrolls {
            ScrollView { Color.green.frame(height: 2_000) }.accessibilityIdentifier("content")
          } else {
            Color.green.accessibilityIdentifier("content")
          }
        }
        .presentationDetents(detents, selection: $detent)
        .interactiveDismissDisabled(isFixed)
      }
      .onChange(of: detent) { log.add("\(detent == .large ? "large" : "medium")") }
    }
  }

  private func run(
    _ script: String, detents: Set<PresentationDetent> = [.medium, .large], isFixed: Bool = false,
    scrolls: Bool = false
  ) async throws -> TouchRun {
    try await TouchRun(script, query: "size=375x667&system=ios26") {
      Host(detents: detents, isFixed: isFixed, scrolls: scrolls, log: $0)
    }
  }

  /// The upper edge of the card: at 310 the middle one lies, at 31 the large one.
  private func top(_ run: TouchRun) -> CGFloat? { run.snapshot.frames["content"]?.minY }

  @Test(
    arguments: [
      ("", 310, []), ("drag(180,350,180,200)", 31, ["large"]),
      ("drag(180,350,180,340)", 310, []), ("drag(180,350,180,300,2)", 310, []),
      ("drag(180,350,180,200);drag(180,60,180,300,1)", 310, ["large", "medium"]),
      ("drag(180,350,180,640)", nil, ["dismissed"]),
      ("drag(180,350,180,410,0.1)", nil, ["dismissed"]),
      ("drag(180,350,180,450,2)", 310, []), ("drag(180,350,300,360)", 310, []),
      ("drag(180,350,180,200);drag(180,60,180,640,0.2)", nil, ["large", "dismissed"]),
    ] as [(String, CGFloat?, [String])])
  func fingersMoveSheets(_ script: String, _ top: CGFloat?, _ expected: [String]) async throws {
    let run = try await run(script)
    #expect(self.top(run) == top)
    #expect(run.entries == expected)
    #expect(run.snapshot.presentations.isEmpty == (top == nil))
  }

  /// The card follows the finger; below its lowest detent it is pushed down as it is.
  @Test func cardsFollowTheFinger() async throws {
    let grown = try #require(
      try await run("press(180,350);move(0,-100);wait(0.3)").snapshot.frames["content"])
    #expect(grown.minY == 210 && grown.maxY == 661)
    let pushed = try #require(
      try await run("press(180,350);move(0,100);wait(0.3)").snapshot.frames["content"])
    #expect(pushed.minY == 410 && abs(pushed.height - 351) < 0.01)
    let held = try await run("press(180,350);move(0,-500);wait(0.3)")
    #expect(try #require(top(held)) < 31 && top(held) ?? 0 > -200)
  }

  /// What must not be closed so comes back.
  @Test func fixedSheetsComeBack() async throws {
    let run = try await run("drag(180,350,180,640)", isFixed: true)
    #expect(top(run) == 310 && run.entries.isEmpty)
    let held = try await self.run(
      "press(180,350);move(0,290);wait(0.3)", isFixed: true)
    #expect(try #require(top(held)) < 500)
  }

  /// Let go, the card moves on from where it is.
  @Test func cardsMoveOnFromTheFinger() async throws {
    func green(_ script: String) async throws -> CGFloat {
      let list = try await run(script).snapshot.displayList
      let color = Color.green.displayColor(in: EnvironmentValues())
      func find(_ items: [DisplayItem]) -> CGRect? {
        for item in items {
          switch item {
          case .group(let group): if let found = find(group.items) { return found }
          case .shape(let shape):
            if case .color(let own) = shape.paint, own.green == color.green, own.red == color.red {
              return shape.path.boundingRect
            }
          case .glyphs, .image: break
          }
        }
        return nil
      }
      return try #require(find(list.items)).minY
    }
    let way = "press(180,350);move(0,-200);wait(0.3);release"
    let start = try await green(way + ";wait(0)")
    let soon = try await green(way + ";wait(0.1)")
    #expect(start == 110 && soon < 110 && soon > 31)
    let closing = "drag(180,350,180,550)"
    let first = try await green(closing + ";wait(0.25)")
    let later = try await green(closing + ";wait(0.3)")
    #expect(abs(first - 510) < 1e-6 && later > 520)
  }

  /// Content that scrolls has the finger, but at its upper end.
  @Test func scrollViewsLetSheetsGoAtTheirTop() async throws {
    let down = try await run("drag(180,350,180,640)", scrolls: true)
    #expect(down.entries == ["dismissed"])
    let up = try await run("drag(180,500,180,350)", scrolls: true)
    #expect(up.entries == ["large"] && up.snapshot.scroll.first?.offset[1].value == 0)
    let scrolled = try await run("drag(180,500,180,350)", detents: [.large], scrolls: true)
    #expect(scrolled.entries.isEmpty)
    #expect(try #require(scrolled.snapshot.scroll.first).offset[1].value > 100)
    let back = try await run(
      "scroll(content,500);drag(180,350,180,450)", detents: [.large], scrolls: true)
    #expect(back.entries.isEmpty)
  }
}
