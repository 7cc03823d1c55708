import Geometry
import LayoutCore
import Observation
import Testing
import ViewCore
import Views

/// How much work there is for a change, counted: times would tell it on a quiet machine only.
@Suite @MainActor struct WorkCountTests {
  @Observable final class Model { var value = "value" }

  /// Bodies that were built, by name.
  final class Tally {
    var counts: [String: Int] = [:]
    func count(_ name: String) { counts[name, default: 0] += 1 }
  }

  struct Row: View {
    let index: Int
    let model: Model
    let tally: Tally

    var body: some View {
      let _ = tally.count("row")
      HStack(spacing: 8) {
        Image(systemName: "star.fill").frame(width: 24, height: 24)
        Text("Row number \(index)").frame(maxWidth: .infinity, alignment: .leading)
        Text(model.value)
      }
      .padding(12)
    }
  }

  struct Rows: View {
    let models: [Model]
    let tally: Tally

    var body: some View {
      let _ = tally.count("rows")
      VStack(spacing: 0) {
        ForEach(0..<models.count, id: \.self) { Row(index: $0, model: models[$0], tally: tally) }
      }
    }
  }

  private func nodes(_ graph: ViewGraph) -> [ViewNode] {
    func below(_ node: ViewNode) -> [ViewNode] { [node] + node.layoutChildren.flatMap(below) }
    return graph.root.map(below) ?? []
  }

  /// One body is built, and of 703 nodes only the changed text and what it lies in are sized again.
  @Test func aChangeInOneRowTouchesThatRow() throws {
    let models = (0..<100).map { _ in Model() }
    let tally = Tally()
    let graph = mounted(Rows(models: models, tally: tally), width: 393, height: 8_000)
    #expect(tally.counts == ["rows": 1, "row": 100])
    let all = nodes(graph)
    let before = all.map(\.sizings)
    tally.counts = [:]
    models[50].value = "another value"
    graph.settle()
    #expect(tally.counts == ["row": 1])
    let sized = zip(all, before).filter { $0.0.sizings > $0.1 }.map(\.0)
    let text = try #require(sized.last { $0.layoutChildren.isEmpty && $0.sizings > 0 })
    var ancestors: [ViewNode] = []
    var next = text.layoutParent
    while let node = next {
      ancestors.append(node)
      next = node.layoutParent
    }
    // The other text of the row is given another width.
    let row = try #require(ancestors.first)
    for node in sized {
      let isInRow = sequence(first: node, next: \.layoutParent).contains { $0 === row }
      #expect(isInRow || ancestors.contains { $0 === node })
    }
    #expect(sized.count <= 9)
  }

  struct Nest: View {
    let depth: Int
    let alternates: Bool

    var body: some View {
      if depth == 0 {
        Text("Leaf")
      } else if alternates && depth % 2 == 0 {
        HStack {
          Text("Level")
          Nest(depth: depth - 1, alternates: alternates)
        }
      } else {
        VStack {
          Text("Level")
          Nest(depth: depth - 1, alternates: alternates)
        }
      }
    }
  }

  /// However deep, a container is sized four times at most.
  @Test(arguments: [10, 100], [true, false])
  func nestedStacksAreSizedFourTimesAtMost(depth: Int, alternates: Bool) {
    let graph = mounted(Nest(depth: depth, alternates: alternates), width: 393, height: 852)
    let sizings = nodes(graph).filter { !$0.layoutChildren.isEmpty }.map(\.sizings)
    #expect(sizings.count > depth)
    #expect((sizings.max() ?? .max) <= 4)
  }

  struct Candidate: View {
    let width: CGFloat
    let tally: Tally

    var body: some View {
      let _ = tally.count("\(Int(width))")
      Color.red.frame(width: width, height: 10)
    }
  }

  /// Candidates after the first that fits are not built.
  @Test(
    arguments: [
      (100, ["80": 1]), (60, ["80": 1, "50": 1]), (10, ["80": 1, "50": 1, "20": 1]),
    ] as [(CGFloat, [String: Int])])
  func candidatesAreBuiltUntilOneFits(width: CGFloat, expected: [String: Int]) {
    let tally = Tally()
    _ = mounted(
      ViewThatFits(in: .horizontal) {
        Candidate(width: 80, tally: tally)
        Candidate(width: 50, tally: tally)
        Candidate(width: 20, tally: tally)
      }, width: width, height: 100)
    #expect(tally.counts == expected)
  }

  struct Spoken: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  struct Speaker: View {
    let model: Model

    var body: some View {
      if model.value == "value" {
        Color.red
      } else {
        Color.red.preference(key: Spoken.self, value: "a")
      }
    }
  }

  final class Log { var lines: [String] = [] }

  /// Views that say no preference are passed over, until one of them does.
  @Test func silentViewsAreHeardOnceTheySpeak() {
    let model = Model()
    let log = Log()
    let graph = mounted(
      VStack {
        HStack { Speaker(model: model) }.padding(1)
        Color.green
      }
      .onPreferenceChange(Spoken.self) { log.lines.append($0) })
    let silent = nodes(graph).filter { $0.layoutChildren.isEmpty }
    #expect(silent.allSatisfy { !$0.mayHoldPreferences })
    model.value = "other"
    graph.settle()
    model.value = "value"
    graph.settle()
    #expect(log.lines == ["", "a", ""])
  }

  /// A candidate that was out of sight speaks when it is shown.
  @Test func anotherCandidateIsHeard() {
    let log = Log()
    let graph = mounted(
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 80)
        Color.red.frame(width: 20).preference(key: Spoken.self, value: "narrow")
      }
      .onPreferenceChange(Spoken.self) { log.lines.append($0) }, width: 100, height: 100)
    graph.canvas = Canvas(width: 50, height: 100)
    graph.settle()
    #expect(log.lines == ["", "narrow"])
  }
}
