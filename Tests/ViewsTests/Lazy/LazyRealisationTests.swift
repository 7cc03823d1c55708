import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Counts the rows that are built.
final class RowCounter {
  private(set) var built: [Int] = []
  func note(_ index: Int) { built.append(index) }
}

/// A row of 20 points that counts how often it is built.
struct CountedRow: View {
  let index: Int
  let counter: RowCounter
  var height: CGFloat = 20

  var body: some View {
    counter.note(index)
    return Color.red.frame(height: height).accessibilityIdentifier("row\(index)")
  }
}

/// What is between a lazy stack and its `ForEach`.
enum Nesting: CaseIterable {
  case plain, body, group, condition, padding, section, type, twice
}

private struct CountedRows: View {
  let counter: RowCounter
  var body: some View {
    ForEach(0..<10_000, id: \.self) { CountedRow(index: $0, counter: counter) }
  }
}

private struct NestedRows: View {
  let nesting: Nesting
  let counter: RowCounter

  var body: some View {
    let rows = CountedRows(counter: counter)
    switch nesting {
    case .plain: ForEach(0..<10_000, id: \.self) { CountedRow(index: $0, counter: counter) }
    case .body: rows
    case .group: Group { Group { rows } }
    case .condition: if counter.built.count < 0 { EmptyView() } else { rows }
    case .padding: rows.padding(.horizontal, 10)
    case .section: Section { rows }
    case .type: AnyView(rows)
    case .twice: rows.padding(.horizontal, 5).padding(.horizontal, 5)
    }
  }
}

@Suite @MainActor struct LazyRealisationTests {
  @Test(arguments: Nesting.allCases, [0, 110_007] as [CGFloat])
  func onlyVisibleRowsAreBuilt(nesting: Nesting, offset: CGFloat) {
    let counter = RowCounter()
    let view = ScrollView {
      LazyVStack(spacing: 2) { NestedRows(nesting: nesting, counter: counter) }
    }
    let graph = mounted(view, scroll: ["": .offset(offset)])
    let first = Int(offset / 22)
    // The window shows 200 points: at most eleven rows, and the sample of a length.
    let visible = (first...first + 9).filter { CGFloat($0) * 22 < offset + 200 }
    #expect(Set(counter.built) == Set(visible).union([0]))
    #expect(graph.scrollStates.first?.contentSize.height == CGFloat(219_998))
    let found = frames(graph)
    for index in visible {
      #expect(found["row\(index)"]?.minY == CGFloat(index) * 22 - offset)
    }
    #expect(Set(found.keys) == Set(visible.map { "row\($0)" }))
  }

  /// FR-118: lazy and eager stacks give the same picture for the same offset.
  @Test(arguments: [0, 33, 1234.5, -80, 1800, 1900] as [CGFloat])
  func lazyAndEagerRowsLieTheSame(offset: CGFloat) {
    let rows = ForEach(0..<100, id: \.self) { CountedRow(index: $0, counter: RowCounter()) }
    let request = ["": ScrollRequest.offset(offset)]
    let lazy = frames(mounted(ScrollView { LazyVStack(spacing: 0) { rows } }, scroll: request))
    let eager = frames(mounted(ScrollView { VStack(spacing: 0) { rows } }, scroll: request))
    #expect(!lazy.isEmpty)
    for (name, frame) in lazy { #expect(eager[name] == frame) }
  }

  /// Rows of other lengths than guessed move those behind them until everything in sight is built.
  @Test func unequalRowsFillTheViewport() {
    let counter = RowCounter()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) {
          CountedRow(index: $0, counter: counter, height: $0 == 0 ? 150 : 5)
        }
      }
    }
    let graph = mounted(view, scroll: [:])
    let found = frames(graph)
    #expect(found["row10"]?.minY == 195)
    #expect(found.count == 11)
    #expect(counter.built.count < 30)
  }

  @Test func rowsOfNoLengthAreBuiltUntilSomethingShows() {
    let counter = RowCounter()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<500, id: \.self) {
          CountedRow(index: $0, counter: counter, height: $0 < 40 ? 0 : 20)
        }
      }
    }
    #expect(frames(mounted(view, scroll: [:]))["row40"]?.minY == 0)
    #expect(counter.built.count < 80)
  }

  @Test func sectionsInRowsAreBuiltWhenTheyShow() {
    let counter = RowCounter()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { section in
          Section {
            ForEach(0..<20, id: \.self) {
              CountedRow(index: section * 20 + $0, counter: counter)
            }
          } header: {
            Color.blue.frame(height: 30).accessibilityIdentifier("header\(section)")
          }
        }
      }
    }
    let graph = mounted(view, scroll: ["": .offset(430 * 50)])
    #expect(frames(graph)["header50"]?.minY == 0)
    #expect(frames(graph)["row1000"]?.minY == 30)
    #expect(graph.scrollStates.first?.contentSize.height == 43_000)
    #expect(Set(counter.built) == Set(1000..<1009).union([0]))
    #expect(counter.built.count == 10)
  }

  @Test func gridBuildsVisibleLines() {
    let counter = RowCounter()
    let view = ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 0) {
        ForEach(0..<10_000, id: \.self) { CountedRow(index: $0, counter: counter) }
      }
    }
    let graph = mounted(view, scroll: ["": .offset(20 * 1000)])
    let found = frames(graph)
    #expect(found["row3000"]?.minY == 0)
    #expect(found["row3029"]?.minY == 180)
    #expect(found.count == 30)
    #expect(counter.built.count == 31)
    #expect(graph.scrollStates.first?.contentSize.height == CGFloat(66_680))
  }

  /// Rows that join in a body of their own reach the stack, although none of them is built.
  @Test func rowsMayComeAndGo() {
    final class Remote { var count: @MainActor (Int) -> Void = { _ in } }
    struct Growing: View {
      @State private var count = 3
      let remote: Remote
      var body: some View {
        remote.count = { count = $0 }
        return ForEach(0..<count, id: \.self) { CountedRow(index: $0, counter: RowCounter()) }
      }
    }
    let remote = Remote()
    let graph = mounted(
      ScrollView { LazyVStack(spacing: 0) { Growing(remote: remote) } }, scroll: [:])
    for (count, visible) in [(3, 3), (500, 10), (2, 2), (0, 0), (7, 7)] {
      remote.count(count)
      graph.settle()
      #expect(graph.scrollStates.first?.contentSize.height == CGFloat(count) * 20)
      #expect(frames(graph).count == visible)
    }
  }

  @Test func horizontalStackOfRightToLeftStartsAtTheRight() {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(0..<1000, id: \.self) {
          Color.red.frame(width: 50, height: 20).accessibilityIdentifier("tile\($0)")
        }
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
    let found = frames(mounted(view, scroll: ["": .offset(600)]))
    #expect(found["tile10"] == CGRect(x: 250, y: 90, width: 50, height: 20))
    #expect(Set(found.keys) == Set((10...14).map { "tile\($0)" }))
  }

  private final class Log {
    var appeared: [Int] = []
    var disappeared: [Int] = []
    var preference: [Int] = []
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  /// Rows out of sight neither appear nor say anything, although a sample of them is built.
  @Test(arguments: [false, true])
  func rowsOutOfSightAreAbsent(isWrapped: Bool) {
    let log = Log()
    let rows = ForEach(0..<1000, id: \.self) { index in
      Color.red.frame(height: 50)
        .preference(key: Names.self, value: [index])
        .onAppear { log.appeared.append(index) }
        .onDisappear { log.disappeared.append(index) }
    }
    let view = ScrollView {
      LazyVStack(spacing: 0) { if isWrapped { rows.padding(.horizontal, 3) } else { rows } }
    }
    .onPreferenceChange(Names.self) { log.preference = $0 }
    let graph = mounted(view, scroll: ["": .offset(1000)])
    #expect(log.appeared.sorted() == [20, 21, 22, 23])
    #expect(log.preference == [20, 21, 22, 23])
    graph.scrolling.scroll("", to: .offset(1100))
    graph.settle()
    #expect(log.appeared.sorted() == [20, 21, 22, 23, 24, 25])
    #expect(log.disappeared.sorted() == [20, 21])
    #expect(log.preference == [22, 23, 24, 25])
  }

  /// An action on all rows runs for each as it comes into sight.
  @Test func actionOnAllRowsFollowsThem() {
    final class Count { var value = 0 }
    let count = Count()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { _ in Color.red.frame(height: 50) }
          .onAppear { count.value += 1 }
      }
    }
    let graph = mounted(view, scroll: [:])
    #expect(count.value == 4)
    graph.scrolling.scroll("", to: .offset(75))
    graph.settle()
    #expect(count.value == 6)
  }
}
