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

@Suite @MainActor struct SubviewsTests {
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

  @Test func theOuterValueCounts() {
    let graph = mounted(
      Shelf {
        block("a", 10, 10)
        block("b", 10, 10).containerValue(\.isFeatured, false).containerValue(\.isFeatured, true)
      }, width: 22, height: 20)
    expectFrames(graph, ["b": [0, 5, 10, 10], "a": [11, 5, 10, 10]])
  }

  @Test func rowsThatComeLaterAreTaken() {
    let graph = mounted(Growing(), width: 40, height: 36)
    expectFrames(
      graph, ["row0": [10, 0, 20, 10], "row1": [10, 12, 20, 10], "row2": [10, 24, 20, 10]])
  }
}
