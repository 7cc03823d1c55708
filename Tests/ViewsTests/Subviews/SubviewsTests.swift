import Geometry
import Testing
import ViewCore
import Views

private struct IsFeaturedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isFeatured: Bool {
    get { self[IsFeaturedKey.self] }
    set { self[IsFeaturedKey.self] = newValue }
  }
}

/// A container that puts featured views before the others.
private struct Shelf<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { subviews in
        ForEach(subviews.filter { $0.containerValues.isFeatured }) { $0 }
        ForEach(subviews.filter { !$0.containerValues.isFeatured }) { $0.padding(1) }
      }
    }
  }
}

private struct Growing: View {
  @State private var count = 1
  var body: some View {
    VStack(spacing: 0) {
      ForEach(subviews: rows) { row in
        row
        block("line", 40, 2)
      }
    }
    .onAppear { count = 3 }
  }

  @ViewBuilder private var rows: some View {
    ForEach(0..<count, id: \.self) { block("row\($0)", 20, 10) }
  }
}

/// Says its tint and whether it is enabled.
private struct Reporter: View {
  let name: String
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    Text(verbatim: "\(name) \(isEnabled) \(lineLimit ?? 0)")
  }
}

@Suite @MainActor struct SubviewsTests {
  /// Rule SU3: of both what is said around the given views and where each is shown.
  @Test func environmentsAroundTheGivenViewsStay() {
    let given = Group {
      Reporter(name: "a")
      Reporter(name: "b").lineLimit(4)
    }
    .disabled(true).lineLimit(2)
    let graph = mounted(
      HStack {
        Group(subviews: given) { subviews in
          ForEach(subviews) { $0 }
        }
        .lineLimit(3)
      })
    #expect(graph.texts == ["a false 2", "b false 4"])
  }

  @Test func subviewsAreTakenApart() {
    let graph = mounted(
      Shelf {
        block("a", 10, 10)
        ForEach(0..<2, id: \.self) { index in
          block("b\(index)", 20, 10).containerValue(\.isFeatured, index == 1)
        }
        Group { block("c", 30, 10) }.containerValue(\.isFeatured, true)
      }, width: 100, height: 20)
    expectFrames(
      graph,
      [
        "b1": [8, 5, 20, 10], "c": [28, 5, 30, 10], "a": [59, 5, 10, 10], "b0": [71, 5, 20, 10],
      ])
  }

  /// A setting is written into what views within say unless they say something themselves.
  @Test func theInnerValueCounts() {
    let graph = mounted(
      Shelf {
        block("a", 10, 10)
        block("b", 10, 10).containerValue(\.isFeatured, true).containerValue(\.isFeatured, false)
      }, width: 22, height: 20)
    expectFrames(graph, ["b": [0, 5, 10, 10], "a": [11, 5, 10, 10]])
  }

  @Test func rowsThatComeLaterAreTaken() {
    let graph = mounted(Growing(), width: 40, height: 36)
    expectFrames(
      graph, ["row0": [10, 0, 20, 10], "row1": [10, 12, 20, 10], "row2": [10, 24, 20, 10]])
  }

  /// Rule SU3: a subview is resolved where it is shown, not where it was written.
  @Test func theEnvironmentIsThatOfThePlace() {
    let graph = mounted(
      VStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Divider().accessibilityIdentifier("line")
            Spacer(minLength: 3).accessibilityIdentifier("gap")
            Reading("own").environment(\.measure, 7)
            Reading("given")
          }
        ) { subview in
          HStack(spacing: 0) { subview }.frame(width: 20, height: 10).environment(\.measure, 4)
        }
      }, width: 20, height: 40)
    let found = frames(graph)
    #expect(found["line"].map { $0.height } == 10)
    #expect(found["gap"].map { $0.width } == 20)
    expectFrames(graph, ["own": [6.5, 24, 7, 2], "given": [8, 34, 4, 2]])
  }

  @Test func theEnvironmentFollowsThePlace() {
    let graph = mounted(Widening(), width: 20, height: 10)
    expectFrames(graph, ["row": [5.5, 4, 9, 2]])
  }

  /// Values that cannot be compared do not keep a reader of geometry building for ever.
  @Test func closuresInTheEnvironmentComeToRest() {
    let graph = mounted(
      ForEach(subviews: Reading("row")) { subview in
        GeometryReader { proxy in
          subview.environment(\.measure, proxy.size.width / 4).environment(\.action) {}
        }
      }, width: 20, height: 10)
    expectFrames(graph, ["row": [0, 0, 5, 2]])
    #expect(graph.diagnostics.isEmpty)
  }

  @Test func tagsAreRead() {
    var found: [String] = []
    _ = mounted(
      Group(
        subviews: Group {
          block("a", 1, 1).tag(3).tag("inner")
          ForEach([10, 20], id: \.self) { _ in block("b", 1, 1) }
          block("c", 1, 1)
        }
      ) { subviews in
        let _ =
          found = subviews.map { subview in
            let values = subview.containerValues
            return "\(values.tag(for: Int.self).map(String.init) ?? "-") "
              + "\(values.tag(for: String.self) ?? "-") \(values.hasTag(20))"
          }
        EmptyView()
      })
    #expect(found == ["3 inner false", "10 - false", "20 - true", "- - false"])
  }

  @Test func aSliceIsAView() {
    let graph = mounted(
      HStack(spacing: 0) {
        Group(subviews: ForEach(0..<4, id: \.self) { block("row\($0)", 10, 10) }) { subviews in
          subviews[1..<3]
        }
      }, width: 20, height: 10)
    expectFrames(graph, ["row1": [0, 0, 10, 10], "row2": [10, 0, 10, 10]])
    #expect(frames(graph).count == 2)
  }

  /// Lazy containers and lists see the result, not the views that it is made of.
  @Test func lazyContainersShowTheResult() {
    let graph = mounted(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(subviews: ForEach(0..<3, id: \.self) { block("row\($0)", 10, 10) }) { subview in
            subview.padding(1)
          }
        }
      }, width: 20, height: 60)
    expectFrames(
      graph, ["row0": [5, 1, 10, 10], "row1": [5, 13, 10, 10], "row2": [5, 25, 10, 10]])
  }
}

extension EnvironmentValues {
  private enum MeasureKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

  fileprivate var measure: CGFloat {
    get { self[MeasureKey.self] }
    set { self[MeasureKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum ActionKey: EnvironmentKey {
    static var defaultValue: (@Sendable () -> Void)? { nil }
  }

  fileprivate var action: (@Sendable () -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

/// As wide as the environment says.
private struct Reading: View {
  let name: String
  @Environment(\.measure) private var measure
  init(_ name: String) { self.name = name }
  var body: some View { block(name, measure, 2) }
}

/// Shows its subview in an environment that changes by itself.
private struct Widening: View {
  var body: some View {
    ForEach(subviews: Reading("row")) { subview in
      Shown(subview: subview)
    }
  }

  private struct Shown: View {
    let subview: Subview
    @State private var measure: CGFloat = 3
    var body: some View {
      HStack { subview }.environment(\.measure, measure).onAppear { measure = 9 }
    }
  }
}
