import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// What runs when views come, go and change.
@Suite @MainActor struct LifecycleTests {
  final class Log { var lines: [String] = [] }

  /// Rule ST2.
  @Test func contentOfSeveralViewsAppearsViewByView() {
    let log = Log()
    _ = mounted(
      VStack {
        Group {
          block("a", 1, 1)
          block("b", 1, 1)
        }
        .onAppear { log.lines.append("group") }
        EmptyView().onAppear { log.lines.append("empty") }
      })
    #expect(log.lines == ["group", "group"])
  }

  struct Rows: View {
    let log: Log
    var count = 1
    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { block("row\($0)", 1, 1) }
          .onAppear { log.lines.append("+") }
          .onDisappear { log.lines.append("-") }
      }
      .onChange(of: count) { log.lines.append("\($0)>\($1)") }
    }
  }

  @Test func rowsAppearAndDisappear() {
    let log = Log()
    let graph = mounted(Rows(log: log))
    for count in [3, 0, 1] {
      graph.update(Rows(log: log, count: count), environment: EnvironmentValues())
      graph.settle()
    }
    #expect(log.lines.filter { $0 == "+" }.count == 4)
    #expect(log.lines.filter { $0 == "-" }.count == 3)
    #expect(log.lines.filter { $0.contains(">") } == ["1>3", "3>0", "0>1"])
  }

  struct Several: View {
    let log: Log
    var value = 0
    var body: some View {
      VStack {
        Group {
          block("a", 1, 1)
          block("b", 1, 1)
        }
        .onChange(of: value, initial: true) { log.lines.append("\($0)>\($1)") }
      }
    }
  }

  /// Rule ST1.
  @Test func changeOfSeveralViewsRunsOnce() {
    let log = Log()
    let graph = mounted(Several(log: log))
    graph.update(Several(log: log, value: 1), environment: EnvironmentValues())
    graph.settle()
    #expect(log.lines == ["0>0", "0>1"])
  }

  struct Measured: View {
    let log: Log
    var width: CGFloat
    @State private var measured: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            log.lines.append("\(old)>\(new)")
            measured = new
          }
        block("copy", measured, 10)
          .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) {
            log.lines.append("y\($0)")
          }
      }
    }
  }

  /// Rule ST3.
  @Test func geometryChangesAreReportedOnceEach() {
    let log = Log()
    let graph = mounted(Measured(log: log, width: 40))
    #expect(log.lines == ["40.0>40.0", "y100.0"])
    expectFrames(graph, ["copy": [130, 100, 40, 10]])
    graph.update(Measured(log: log, width: 60), environment: EnvironmentValues())
    graph.settle()
    #expect(log.lines == ["40.0>40.0", "y100.0", "40.0>60.0"])
    graph.canvas = Canvas(width: 300, height: 100)
    graph.settle()
    #expect(log.lines.last == "y50.0")
  }
}
