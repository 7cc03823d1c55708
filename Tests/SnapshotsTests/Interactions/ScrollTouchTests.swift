import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@testable import Snapshots

/// Scroll views and sheets under a finger that leaves with some speed (rules M17 and M18).
@Suite @MainActor struct ScrollTouchTests {
  private struct Rows: View {
    var count = 100
    var axis = Axis.Set.vertical
    var behavior: AnyScrollTargetBehavior?
    let log: TouchLog

    var body: some View {
      let scroll = ScrollView(axis) {
        if axis == .vertical {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          HStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      if let behavior { scroll.scrollTargetBehavior(behavior) } else { scroll }
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { row in
        Color.red.frame(width: 50, height: 50).onTapGesture { log.add("row \(row)") }
      }
    }
  }

  private func offset(_ script: String, query: String = "size=200x200", _ view: Rows) async throws
    -> CGFloat
  {
    let run = try await TouchRun(script, query: query) { _ in view }
    let offset = try #require(run.snapshot.scroll.first).offset.map { CGFloat($0.value) }
    return view.axis == .vertical ? offset[1] : offset[0]
  }

  /// 100 points in a quarter of a second are 400 a second; they carry on for almost 200 more.
  @Test func contentCoasts() async throws {
    let rows = Rows(log: TouchLog())
    let end = try await offset("drag(100,180,100,80)", rows)
    #expect(end == 299.667)
    let early = try await offset("drag(100,180,100,80);wait(0.25)", rows)
    #expect(abs(early - 100) < 1e-6)
    let later = try await offset("drag(100,180,100,80);wait(0.35)", rows)
    let expected = 100 + 399.6 / 2.002 * (1 - exp(-0.1 * 2.002))
    #expect(abs(later - expected) < 0.2, "\(later)")
    // The same whenever it is looked at.
    #expect(try await offset("drag(100,180,100,80);wait(0.2);wait(0.15)", rows) == later)
    #expect(try await offset("drag(100,180,100,80)&t=0.35", rows) == later)
  }

  /// A finger that rests before it leaves gives no speed.
  @Test(arguments: [
    "press(100,180);move(0,-100);wait(1);release", "press(100,180);move(0,-100);wait(0.4);release",
  ])
  func restingFingersDoNotThrow(_ script: String) async throws {
    let end = try await offset(script, Rows(log: TouchLog()))
    #expect(abs(end - 100) < 1)
  }

  /// Beyond the end content follows less and less, and springs back.
  @Test func contentSpringsBack() async throws {
    let rows = Rows(log: TouchLog())
    let held = try await offset("press(100,40);move(0,120);wait(1)", rows)
    #expect(abs(held + (1 - 1 / (120 * 0.55 / 200 + 1)) * 200) < 1e-3)
    let back = try await offset("press(100,40);move(0,120);wait(1);release;wait(0.1)", rows)
    #expect(abs(back - held * 2 * exp(-1)) < 1e-2)
    #expect(try await offset("press(100,40);move(0,120);wait(1);release", rows) == 0)
    #expect(try await offset("drag(100,180,100,20,0.05)", Rows(count: 6, log: TouchLog())) == 100)
  }

  /// A finger on content that runs holds it and touches nothing.
  @Test func fingersHoldWhatRuns() async throws {
    let log = TouchLog()
    let rows = Rows(log: log)
    let held = try await offset("drag(100,180,100,80);wait(0.5);tap(100,100)", rows)
    let there = try await offset("drag(100,180,100,80);wait(0.5)", rows)
    #expect(abs(held - there) < 1 && held > 150 && held < 299)
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: [("", 299.667), ("&direction=rtl", 299.667)])
  func horizontalContentFollowsTheDirection(_ query: String, _ end: CGFloat) async throws {
    let rows = Rows(axis: .horizontal, log: TouchLog())
    let script = query.isEmpty ? "drag(180,100,80,100)" : "drag(20,100,120,100)"
    #expect(try await offset(script, query: "size=200x200" + query, rows) == end)
  }

  /// Pages turn one by one; a slow finger decides by half a page.
  @Test(
    arguments: [
      ("drag(100,180,100,100)", 200), ("drag(100,180,100,20,0.05)", 200),
      ("press(100,180);move(0,-90);wait(1);release", 0),
      ("press(100,180);move(0,-110);wait(1);release", 200),
      ("drag(100,180,100,20,0.05);drag(100,180,100,20,0.05)", 400),
      ("drag(100,180,100,20,0.05);drag(100,20,100,100)", 0),
    ])
  func pagesTurnOneByOne(_ script: String, _ end: CGFloat) async throws {
    let rows = Rows(behavior: AnyScrollTargetBehavior(.paging), log: TouchLog())
    #expect(try await offset(script, rows) == end)
  }

  @Test(
    arguments: [
      ("drag(100,180,100,150)", 50, ViewAlignedScrollTargetBehavior.LimitBehavior.never),
      ("drag(100,180,100,20,0.05)", 500, .never), ("drag(100,180,100,20,0.05)", 50, .alwaysByOne),
      ("drag(100,180,100,20,0.05)", 150, .alwaysByFew), ("drag(100,180,100,20,0.05)", 200, .always),
      ("press(100,180);move(0,-70);wait(1);release", 50, .never),
    ])
  func alignedViewsAreTargets(
    _ script: String, _ end: CGFloat, _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) async throws {
    let rows = Rows(
      behavior: AnyScrollTargetBehavior(.viewAligned(limitBehavior: limit)), log: TouchLog())
    let offset = try await offset(script, rows)
    #expect(offset == end)
  }

  /// What follows the content sees it sixty times a second, whatever moment is shown: a transition
  /// begins when its row comes in sight.
  @Test func followersSeeTheWay() async throws {
    func seen(_ script: String) async throws -> [String] {
      try await TouchRun(script) { log in
        ScrollView { Color.red.frame(height: 20_000) }
          .onScrollGeometryChange(for: Int.self) {
            Int($0.contentOffset.y) / 60
          } action: {
            log.add("\($1)")
          }
      }.entries
    }
    let whole = try await seen("drag(100,180,100,80)")
    #expect(whole == ["0", "1", "2", "3", "4"])
    #expect(try await seen("drag(100,180,100,80);wait(9)") == whole)
  }

  /// What moves the content, as observers hear of it.
  @Test(
    arguments: [
      (
        "drag(100,180,100,80)",
        ["idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle"]
      ),
      ("tap(100,100)", ["idle tracking", "tracking idle"]),
      (
        "press(100,180);move(0,-100);wait(1);release",
        ["idle tracking", "tracking interacting", "interacting idle"]
      ),
    ])
  func phasesAreTold(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      ScrollView { Color.red.frame(height: 2_000).onTapGesture {} }
        .onScrollPhaseChange { old, new in log.add("\(old) \(new)") }
    }
    #expect(run.entries == expected)
  }

  /// A behavior of one's own sees where the finger came, its speed, and the end that it predicts.
  @Test func behaviorsSeeThePredictedEnd() async throws {
    struct Noting: ScrollTargetBehavior {
      let log: TouchLog
      func updateTarget(_ target: inout Views.ScrollTarget, context: TargetContext) {
        let lines = [
          "from \(Int(context.originalTarget.rect.minY.rounded()))",
          "to \(Int(target.rect.minY.rounded()))", "at \(Int(context.velocity.dy.rounded()))",
        ]
        let log = log
        MainActor.assumeIsolated { log.add(lines.joined(separator: " ")) }
        target.rect.origin.y = 120
      }
    }
    let log = TouchLog()
    let rows = Rows(behavior: AnyScrollTargetBehavior(Noting(log: log)), log: log)
    #expect(try await offset("scroll(0,50);drag(100,180,100,80)", rows) == 120)
    #expect(log.entries.last == "from 120 to 420 at 400")
  }
}
