import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@testable import Snapshots

@Suite @MainActor struct HitTestTests {
  private func entries<V: View>(
    _ script: String, _ view: @escaping @MainActor (TouchLog) -> V
  ) async throws -> [String] { try await TouchRun(script, view).entries }

  /// What is drawn takes touches; gaps and clear colours do not, content shapes do.
  @Test(
    arguments: [
      // A circle of 100 about (50, 50); its corner is no part of it.
      ("tap(50,50)", ["circle"]), ("tap(5,5)", []), ("tap(50,2)", ["circle"]),
      // The same under a square content shape.
      ("tap(150,50)", ["square"]), ("tap(105,5)", ["square"]),
      // Two bars with a gap of 20 between, and the same with a content shape.
      ("tap(50,120)", ["bars"]), ("tap(50,150)", []), ("tap(150,150)", ["whole"]),
    ])
  func shapes(_ script: String, _ expected: [String]) async throws {
    let found = try await entries(script) { log in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Circle().fill(Color.red).onTapGesture { log.add("circle") }
          Circle().fill(Color.red).contentShape(Rectangle()).onTapGesture { log.add("square") }
        }
        HStack(spacing: 0) {
          Self.bars.onTapGesture { log.add("bars") }
          Self.bars.contentShape(Rectangle()).onTapGesture { log.add("whole") }
        }
      }
    }
    #expect(found == expected)
  }

  private static var bars: some View {
    VStack(spacing: 20) {
      Color.red
      Color.red
    }
  }

  @Test(
    arguments: [
      ("tap(20,100)", ["front"]), ("tap(60,100)", ["back"]), ("tap(100,100)", ["back"]),
      ("tap(140,100)", ["back"]), ("tap(180,100)", ["back"]),
    ])
  func layers(_ script: String, _ expected: [String]) async throws {
    let found = try await entries(script) { log in
      ZStack(alignment: .topLeading) {
        // Lifted above what comes after it.
        Color.green.frame(width: 40).onTapGesture { log.add("front") }.zIndex(1)
        Color.blue.onTapGesture { log.add("back") }
        HStack(spacing: 0) {
          Color.clear.frame(width: 40)
          Color.red.frame(width: 40).onTapGesture { log.add("off") }.allowsHitTesting(false)
          Color.red.frame(width: 40).onTapGesture { log.add("unseen") }.opacity(0)
          Color.clear.frame(width: 40).onTapGesture { log.add("clear") }
          Spacer(minLength: 40)
        }
      }
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      // 40 by 40 in the middle, its content of 100 by 100 cut off or not.
      ("tap(100,100)", ["cut"]), ("tap(60,100)", ["under"]),
      ("tap(100,100);tap(55,55)", ["cut", "under"]),
    ])
  func clipping(_ script: String, _ expected: [String]) async throws {
    let found = try await entries(script) { log in
      ZStack {
        Color.blue.onTapGesture { log.add("under") }
        Color.red.frame(width: 100, height: 100).onTapGesture { log.add("cut") }
          .frame(width: 40, height: 40).clipped()
      }
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      // Twice as large about (100, 100), then moved by (40, 0); overflow of a frame is touched too.
      ("tap(96,100)", []), ("tap(140,60)", ["moved"]), ("tap(176,140)", ["moved"]),
      ("tap(184,100)", []),
    ])
  func effects(_ script: String, _ expected: [String]) async throws {
    let found = try await entries(script) { log in
      Color.red.frame(width: 40, height: 50).onTapGesture { log.add("moved") }
        .scaleEffect(2).offset(x: 40)
    }
    #expect(found == expected)
  }

  private struct Presenting: View {
    let log: TouchLog
    let style: String
    @State private var isShown = true

    var body: some View {
      let below = Color.blue.onTapGesture { log.add("below") }
      let above = Color.red.frame(width: 50, height: 50).onTapGesture { log.add("above") }
      if style == "cover" {
        below.fullScreenCover(isPresented: $isShown) { above.presentationBackground(.clear) }
      } else {
        below.sheet(isPresented: $isShown) { above }
      }
    }
  }

  /// Nothing below a presented screen is touched, though it shows.
  @Test(
    arguments: [
      ("cover", "tap(100,100)", ["above"]), ("cover", "tap(10,10)", []),
      ("cover", "tap(10,10);dismiss;tap(10,10)", ["below"]), ("sheet", "tap(10,2)", []),
    ])
  func presentations(_ style: String, _ script: String, _ expected: [String]) async throws {
    #expect(try await entries(script) { Presenting(log: $0, style: style) } == expected)
  }

  private struct Closing: View {
    let isDisabled: Bool
    @State private var isShown = true

    var body: some View {
      Color.blue.sheet(isPresented: $isShown) {
        Color.red.interactiveDismissDisabled(isDisabled)
      }
    }
  }

  /// A touch beside a sheet closes it, unless the sheet forbids that.
  @Test(
    arguments: [
      (false, "tap(100,4)", 0), (true, "tap(100,4)", 1), (false, "tap(100,150)", 1),
      (false, "drag(100,4,100,40)", 1),
    ])
  func sheetsClose(_ isDisabled: Bool, _ script: String, _ count: Int) async throws {
    let run = try await TouchRun(script) { _ in Closing(isDisabled: isDisabled) }
    #expect(run.snapshot.presentations.count == count)
  }

  @Test(
    arguments: [
      ("tap(ghost)", ["nothing is named “ghost”"]),
      ("tap(500,500)", ["nothing is at the point 500, 500"]),
      ("tap(off)", ["“off” is disabled"]), ("drag(a,30,0)", ["nothing takes the touch of “a”"]),
      ("tap(a);release", ["no finger is on the picture"]),
      ("move(3,3)", ["no finger is on the picture"]), ("tap(a);press(a)", []),
    ])
  func answers(_ script: String, _ reasons: [String]) async throws {
    let run = try await TouchRun(script) { log in
      VStack {
        Color.red.onTapGesture {}.accessibilityIdentifier("a")
        Button("Off") {}.disabled(true).accessibilityIdentifier("off")
      }
    }
    #expect(run.reasons == reasons)
    #expect(run.snapshot.warnings.count == reasons.count)
    #expect(run.snapshot.actions.allSatisfy { $0.ran == ($0.reason == nil) })
  }

  private struct Sliding: View {
    let log: TouchLog
    @State private var value = 5.0

    var body: some View {
      ScrollView { Slider(value: $value, in: 0...10).accessibilityIdentifier("slider") }
        .onChange(of: value) { log.add(short(value * 10)) }
        .environment(\.systemLook, .ios18)
    }
  }

  /// A slider of 200 points, whose knob is 28 wide: 172 points are ten.
  @Test(
    arguments: [
      ("tap(slider)", []), ("drag(slider,0,40)", []), ("drag(slider,17.2,0,0.0167)", ["60"]),
      ("drag(slider,-17.2,0,0.0167)", ["40"]), ("drag(slider,500,0,0.0167)", ["100"]),
    ])
  func sliders(_ script: String, _ expected: [String]) async throws {
    #expect(try await entries(script) { Sliding(log: $0) } == expected)
  }

  private struct List: View {
    let log: TouchLog
    let takesDrags: Bool

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Button("Row \(row)") { log.add("row \(row)") }.frame(maxWidth: .infinity)
              .frame(height: 40)
              .gesture(takesDrags ? DragGesture().onEnded { _ in log.add("drag") } : nil)
          }
        }
      }
      .accessibilityIdentifier("list")
    }
  }

  /// A drag scrolls unless a gesture takes it; the content comes to rest inside its limits.
  @Test(
    arguments: [
      (false, "drag(list,0,-60)", 180.0, []), (false, "drag(list,0,-5)", 0, ["row 2"]),
      (false, "drag(100,150,100,50)", 299.667, []), (false, "drag(list,60,0)", 0, []),
      (false, "drag(list,0,60)", 0, []), (false, "drag(list,0,-2000)", 600, []),
      (false, "press(list);move(0,-2000)", 759, []), (false, "press(list);move(0,40)", -20, []),
      (false, "drag(list,0,-60);drag(list,0,20)", 120, []), (false, "tap(100,20)", 0, ["row 0"]),
      (false, "scroll(list,40);tap(100,20)", 40, ["row 1"]),
      (true, "drag(list,0,-60)", 0, ["drag"]), (true, "tap(100,20)", 0, ["row 0"]),
    ] as [(Bool, String, Double, [String])])
  func scrolling(
    _ takesDrags: Bool, _ script: String, _ offset: Double, _ expected: [String]
  ) async throws {
    let run = try await TouchRun(script) { List(log: $0, takesDrags: takesDrags) }
    #expect(run.entries == expected)
    let found = try #require(run.snapshot.scroll.first).offset[1].value
    #expect(abs(found - offset) < 1, "\(found)")
  }
}
