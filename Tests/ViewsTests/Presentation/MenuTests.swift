import Geometry
import LayoutCore
import Testing
import ViewCore

@testable import Views

/// Menus open at a touch, are drawn over the screen, and close with a choice.
@MainActor
@Suite struct MenuTests {
  private final class Log { var entries: [String] = [] }

  private struct Sample: View {
    let log: Log
    var alignment = Alignment.top
    @State private var size = "Small"
    @State private var isOn = false

    var body: some View {
      VStack {
        Menu {
          Button("Copy") { log.entries.append("copy") }.accessibilityIdentifier("copy")
          Toggle("Pin", isOn: $isOn).accessibilityIdentifier("pin")
          Divider()
          Section("Size") {
            Picker("Size", selection: $size) {
              ForEach(["Small", "Large"], id: \.self) {
                Text($0).accessibilityIdentifier($0)
              }
            }
          }
          Menu("More") { Button("Inner") {} }.accessibilityIdentifier("more")
        } label: {
          Text("Open")
        }
        .accessibilityIdentifier("open")
        Text(size)
        Text(isOn ? "On" : "Off")
      }
      .frame(maxHeight: .infinity, alignment: alignment)
    }
  }

  private func shown(_ log: Log = Log(), _ alignment: Alignment = .top) -> ViewGraph {
    mounted(Sample(log: log, alignment: alignment), width: 393, height: 800)
  }

  @Test func nothingOfAMenuShowsBeforeItIsOpened() {
    #expect(!shown().texts.contains("Copy"))
  }

  @Test func aTouchOpensItUnderItsButton() throws {
    let graph = shown()
    #expect(graph.tap("open"))
    let found = frames(graph)
    let open = try #require(found["open"])
    let copy = try #require(found["copy"])
    let pin = try #require(found["pin"])
    #expect(copy.width == 250)
    #expect(copy.height == 44)
    #expect(copy.minY == open.maxY + 8)
    #expect(isClose(copy.midX, open.midX))
    #expect(pin.minY == copy.maxY)
    #expect(graph.texts.filter { $0 == "Small" }.count == 2)
  }

  @Test func aChoiceActsAndClosesIt() {
    let log = Log()
    let graph = shown(log)
    #expect(graph.tap("open"))
    #expect(graph.tap("copy"))
    #expect(log.entries == ["copy"])
    #expect(!graph.texts.contains("Copy"))
  }

  @Test func togglesAndPickersChangeWhatTheyAreBoundTo() {
    let graph = shown()
    #expect(graph.tap("open") && graph.tap("pin"))
    #expect(graph.texts.contains("On"))
    #expect(graph.tap("open") && graph.tap("Large"))
    #expect(graph.texts.contains("Large"))
    #expect(!graph.texts.contains("Small"))
  }

  /// The action is done at the touch; the menu goes meanwhile.
  @Test func anActionRunsAtTheTouch() {
    let log = Log()
    let graph = shown(log)
    #expect(graph.tap("open"))
    #expect(graph.tap("copy", passing: 0))
    #expect(log.entries == ["copy"])
    graph.settle()
    #expect(log.entries == ["copy"])
  }

  @Test func anActionOfAContextMenuRunsAtTheTouch() throws {
    let log = Log()
    let graph = mounted(
      Text("Held").accessibilityIdentifier("held").contextMenu {
        Button("Copy") { log.entries.append("copy") }.accessibilityIdentifier("copy")
      }, width: 393, height: 800)
    let held = try #require(graph.named("held"))
    let middle = CGPoint(x: held.globalFrame.midX, y: held.globalFrame.midY)
    graph.perform {
      TouchScreen.of(graph).play([TouchStep(.end, after: 1)], from: [middle], on: held, in: graph)
    }
    graph.settle()
    #expect(graph.texts.contains("Copy"))
    #expect(graph.tap("copy", passing: 0))
    #expect(log.entries == ["copy"])
    graph.settle()
    #expect(!graph.texts.contains("Copy"))
  }

  @Test func aMenuInAMenuLiesOverItsRow() throws {
    struct Sample: View {
      let log: Log
      var body: some View {
        VStack {
          Menu("Open") {
            Button("Copy") { log.entries.append("copy") }.accessibilityIdentifier("copy")
            Menu("More") {
              Button("Inner") { log.entries.append("inner") }.accessibilityIdentifier("inner")
            }
            .accessibilityIdentifier("more")
            Button("Third") {}
            Button("Last") {}
          }
          .accessibilityIdentifier("open")
          Spacer()
        }
      }
    }
    let log = Log()
    let graph = mounted(Sample(log: log), width: 393, height: 800)
    #expect(graph.tap("open"))
    let copy = try #require(frames(graph)["copy"])
    let more = try #require(frames(graph)["more"])
    #expect(graph.tap("more"))
    let inner = try #require(frames(graph)["inner"])
    // The menu in it has a row of its own over it, where the row was that opened it.
    #expect(more.minY == copy.maxY)
    #expect(isClose(frames(graph)["copy"]?.midX, copy.midX))
    #expect(isClose(inner.minY, more.maxY + 8))
    #expect(!graph.tap("copy"))
    #expect(log.entries.isEmpty)
    // A touch on the card below goes back to it.
    let beside = CGPoint(x: copy.midX, y: copy.midY)
    let target = graph.hitTest(beside)?.ancestor { $0 is TouchNode } as? TouchNode
    #expect(graph.perform { target?.performTap() } == true)
    graph.settle()
    #expect(!graph.texts.contains("Inner"))
    #expect(graph.texts.contains("Copy"))
    #expect(graph.tap("more") && graph.tap("inner"))
    #expect(log.entries == ["inner"])
    #expect(!graph.texts.contains("Copy"))
  }

  @Test func atTheBottomItOpensUpwardsWithTheFirstRowNextToTheFinger() throws {
    let graph = shown(Log(), .bottom)
    #expect(graph.tap("open"))
    let found = frames(graph)
    let open = try #require(found["open"])
    let copy = try #require(found["copy"])
    let pin = try #require(found["pin"])
    #expect(copy.maxY == open.minY - 8)
    #expect(pin.maxY == copy.minY)
  }

  /// Anywhere on the row, not on the option alone.
  @Test func aRowOfAFormOpensItsPicker() {
    struct Settings: View {
      @State private var colour = "Red"

      var body: some View {
        Form {
          Picker(selection: $colour) {
            ForEach(["Red", "Green"], id: \.self) { Text($0).accessibilityIdentifier($0) }
          } label: {
            Text("Colour").accessibilityIdentifier("title")
          }
        }
      }
    }
    let graph = mounted(Settings(), width: 393, height: 800)
    #expect(!graph.texts.contains("Green"))
    #expect(graph.tap("title"))
    #expect(graph.texts.contains("Green"))
    #expect(graph.tap("Green"))
    #expect(!graph.texts.contains("Red"))
  }

  @Test func aPickerOpensItsOptions() throws {
    struct Chosen: View {
      @State private var value = 1
      var body: some View {
        Picker("Number", selection: $value) {
          ForEach(1..<4) { Text("No \($0)").accessibilityIdentifier("option \($0)").tag($0) }
        }
        .accessibilityIdentifier("picker")
      }
    }
    let graph = mounted(Chosen(), width: 393, height: 800)
    #expect(graph.texts == ["No 1"])
    #expect(graph.tap("picker"))
    #expect(graph.texts.suffix(3) == ["No 1", "No 2", "No 3"])
    #expect(graph.tap("option 3"))
    #expect(graph.texts == ["No 3"])
  }

  @Test func aStyleOfOnesOwnMakesTheControl() {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("Framed")
          Menu(configuration)
        }
      }
    }
    let graph = mounted(
      Menu("Open") { Button("Copy") {} }.accessibilityIdentifier("open").menuStyle(Framed()),
      width: 393, height: 800)
    #expect(graph.texts == ["Framed", "Open"])
    #expect(graph.tap("open"))
    #expect(graph.texts.contains("Copy"))
  }

  /// The margins of a row belong to what is lifted, but only of a view that is all of it.
  @Test func aRowOfAListIsLiftedWhole() throws {
    let graph = mounted(
      List {
        Text("Row").accessibilityIdentifier("row")
        HStack { Text("Part").accessibilityIdentifier("part") }
      }
      .listStyle(.plain),
      width: 393, height: 800)
    let row = try #require(graph.named("row"))
    let part = try #require(graph.named("part"))
    let lifted = try #require(LiftedRow(filledBy: row))
    #expect(lifted.frame.minX == 0)
    #expect(lifted.frame.width == 393)
    #expect(lifted.frame.height == 44)
    #expect(isClose(lifted.frame.midY, row.globalFrame.midY))
    #expect(LiftedRow(filledBy: part).map(\.frame) == nil)
  }

  @Test func aMenuThatStaysOpenStays() {
    let log = Log()
    let graph = mounted(
      Menu("Open") {
        Button("Count") { log.entries.append("count") }.accessibilityIdentifier("count")
      }
      .accessibilityIdentifier("open").menuActionDismissBehavior(.disabled),
      width: 393, height: 800)
    #expect(graph.tap("open") && graph.tap("count") && graph.tap("count"))
    #expect(log.entries == ["count", "count"])
    #expect(graph.texts.contains("Count"))
  }

  struct Placement: Sendable {
    let size: CGSize
    let anchor: CGRect
    let frame: CGRect
    let isAbove: Bool
  }

  static let screen = CGRect(x: 0, y: 0, width: 390, height: 800)

  @Test(arguments: [
    Placement(
      size: CGSize(width: 250, height: 132), anchor: CGRect(x: 16, y: 100, width: 60, height: 20),
      frame: CGRect(x: 16, y: 128, width: 250, height: 132), isAbove: false),
    Placement(
      size: CGSize(width: 250, height: 132), anchor: CGRect(x: 330, y: 100, width: 44, height: 20),
      frame: CGRect(x: 124, y: 128, width: 250, height: 132), isAbove: false),
    Placement(
      size: CGSize(width: 250, height: 132), anchor: CGRect(x: 165, y: 100, width: 60, height: 20),
      frame: CGRect(x: 70, y: 128, width: 250, height: 132), isAbove: false),
    Placement(
      size: CGSize(width: 250, height: 132), anchor: CGRect(x: 16, y: 740, width: 60, height: 20),
      frame: CGRect(x: 16, y: 600, width: 250, height: 132), isAbove: true),
    // Too high for either side: the larger one, and the rows scroll.
    Placement(
      size: CGSize(width: 250, height: 900), anchor: CGRect(x: 16, y: 300, width: 60, height: 20),
      frame: CGRect(x: 16, y: 328, width: 250, height: 464), isAbove: false),
  ])
  func placement(_ sample: Placement) {
    let placement = MenuPlacement(sample.size, at: sample.anchor, on: Self.screen, gap: 8)
    #expect(placement.frame == sample.frame)
    #expect(placement.isAbove == sample.isAbove)
  }
}
