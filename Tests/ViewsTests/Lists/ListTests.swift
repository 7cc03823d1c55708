import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct ListTests {
  private func rows(_ look: SystemLook, _ view: some View, width: CGFloat = 393) -> [String: CGRect]
  {
    frames(mounted(view, width: width, height: 600, environment: environment(look, scale: 3)))
  }

  private func block(_ name: String, _ height: CGFloat = 10) -> some View {
    Color.red.frame(height: height).accessibilityIdentifier(name)
  }

  /// facts.md §4, GT-50: margins, least heights, distances between sections.
  @Test(
    arguments: [
      (SystemLook.ios18, 32.0, 329.0, 44.0), (.ios26, 32, 329, 52),
    ])
  func insetGroupedRows(look: SystemLook, x: CGFloat, width: CGFloat, pitch: CGFloat) throws {
    let found = rows(
      look,
      List {
        block("a")
        block("b")
        Section { block("c") }
      })
    let (a, b, c) = try (#require(found["a"]), #require(found["b"]), #require(found["c"]))
    #expect(a.minX == x && a.width == width)
    #expect(a.midY == 35 + pitch / 2)
    #expect(b.midY - a.midY == pitch)
    #expect(abs(c.midY - b.midY - pitch - 35.33) < 0.1)
  }

  /// A list that is there already lies as one that is built so.
  @Test func rowsFollowWhatChangesAroundThem() throws {
    func list() -> some View {
      List { Color.red.frame(width: 20, height: 10).accessibilityIdentifier("row") }
    }
    let changes: [(inout EnvironmentValues) -> Void] = [
      { $0.layoutDirection = .rightToLeft }, { $0.systemLook = .ios26 },
      { $0.defaultMinListRowHeight = 90 },
    ]
    let graph = mounted(list(), width: 393, height: 600, environment: environment(.ios18))
    for change in changes {
      var other = environment(.ios18)
      change(&other)
      graph.update(list(), environment: other)
      graph.settle()
      let fresh = mounted(list(), width: 393, height: 600, environment: other)
      #expect(frames(graph)["row"] == frames(fresh)["row"])
      #expect(frames(graph)["row"] != nil)
    }
  }

  @Test func rowsGrowWithTheirContent() throws {
    let found = rows(
      .ios26,
      List {
        block("tall", 100)
        block("next")
      })
    let (tall, next) = try (#require(found["tall"]), #require(found["next"]))
    #expect(isClose(next.midY - tall.midY, 65 + 26))
  }

  @Test func headersAndFooters() throws {
    let found = rows(
      .ios18,
      List {
        Section {
          block("row")
        } header: {
          block("header", 16)
        } footer: {
          block("footer", 16)
        }
        block("next")
      })
    #expect(found["header"]?.minY == 16)
    #expect(isClose(found["row"]?.midY, 39 + 22))
    #expect(isClose(found["footer"]?.minY, 83 + 7))
    #expect(try abs(#require(found["next"]).midY - (117 + 35.33 + 22)) < 0.1)
  }

  @Test(
    arguments: [
      (PlainCase.plain, 16.0, 22.0), (.grouped, 16, 57), (.insetGrouped, 32, 57),
    ])
  func styles(style: PlainCase, x: CGFloat, firstMiddle: CGFloat) {
    let list = List { block("row") }
    let view: AnyView =
      switch style {
      case .plain: AnyView(list.listStyle(.plain))
      case .grouped: AnyView(list.listStyle(.grouped))
      case .insetGrouped: AnyView(list.listStyle(.insetGrouped))
      }
    let row = rows(.ios18, view)["row"]
    #expect(row?.minX == x)
    #expect(row?.midY == firstMiddle)
  }

  enum PlainCase { case plain, grouped, insetGrouped }

  @Test func rowInsetsAndSpacing() throws {
    let found = rows(
      .ios18,
      List {
        block("own", 60)
          .listRowInsets(EdgeInsets(top: 1, leading: 5, bottom: 2, trailing: 3))
        block("next")
      }
      .listRowSpacing(8))
    #expect(found["own"] == CGRect(x: 21, y: 36, width: 353, height: 60))
    #expect(try #require(found["next"]).midY == 35 + 63 + 8 + 22)
  }

  @Test func rightToLeftMirrors() {
    var environment = environment(.ios18)
    environment.layoutDirection = .rightToLeft
    let graph = mounted(
      List { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("row") }, width: 393,
      height: 600, environment: environment)
    #expect(isClose(frames(graph)["row"]?.maxX, 393 - 32))
  }

  private struct Choosing: View {
    @State private var one: Int? = 1
    @State private var many: Set<Int> = []
    var body: some View {
      VStack {
        List([1, 2], id: \.self, selection: $one) {
          Text("\($0)").accessibilityIdentifier("one-\($0)")
        }
        List([1, 2], id: \.self, selection: $many) {
          Text("\($0)").accessibilityIdentifier("many-\($0)")
        }
        Text("\(one ?? 0) \(many.sorted())")
      }
    }
  }

  @Test func touchesSelectRows() {
    let graph = mounted(Choosing(), width: 393, height: 600)
    for name in ["one-2", "many-2", "many-1", "many-2"] {
      #expect(graph.tap(name))
    }
    #expect(graph.texts.last == "2 [1]")
  }

  /// Cards are white on grey; a row's own background takes the card's shape.
  @Test func colours() {
    let drawn = Drawn(
      List {
        Color.clear
        Color.clear.listRowBackground(Color.blue)
      }, width: 393, height: 300)
    #expect(drawn.color(200, 10) == "F2F2F7")
    #expect(drawn.color(20, 57) == "FFFFFF")
    #expect(drawn.color(200, 101) == "007AFF")
    #expect(drawn.color(16.5, 122.5) == "F2F2F7")
  }

  /// Rule C8: under a large title the first 35 points disappear.
  @Test func listsUnderLargeTitlesBeginAtOnce() {
    let graph = mounted(
      NavigationStack {
        List { block("row") }.navigationTitle("Title")
      }, width: 393, height: 600, environment: environment(.ios18))
    #expect(isClose(frames(graph)["row"]?.midY, 96 + 22))
  }

  @Test func badgesStandBeforeChevrons() throws {
    let found = rows(
      .ios18,
      NavigationStack {
        List {
          NavigationLink("Link") { EmptyView() }.accessibilityIdentifier("link").badge(
            Text("12")
          )
          Text("Plain").badge(3)
        }
      })
    #expect(found["link"]?.width == 329)
  }
}
