import Geometry
import Typography
import ViewCore
import Views

/// Times building, shaping and layout. Trees are kept from one command to the next.
@MainActor final class LayoutBench {
  private struct MountedRows {
    let tree: MountedTree
    let models: [RowModel]
  }

  private var rows: [Int: MountedRows] = [:]
  private var nests: [String: MountedTree] = [:]

  private func mountedRows(_ count: Int) throws(BenchError) -> MountedRows {
    if let mounted = rows[count] { return mounted }
    let models = (0..<count).map { _ in RowModel() }
    let mounted = MountedRows(
      tree: try MountedTree(Rows(models: models), canvas: .phoneWide), models: models)
    rows[count] = mounted
    return mounted
  }

  private func mountedNest(_ depth: Int, alternates: Bool) throws(BenchError) -> MountedTree {
    let key = "\(depth) \(alternates)"
    if let mounted = nests[key] { return mounted }
    let tree = try MountedTree(
      Nest(depth: depth, alternates: alternates), canvas: .phone)
    nests[key] = tree
    return tree
  }

  /// Layout from nothing: the tree is built and its strings are shaped.
  func layout(rows count: Int) throws -> Measurement {
    let tree = try mountedRows(count).tree
    return coldLayout(tree, repeats: max(3, 20_000 / count))
  }

  func nest(depth: Int, alternates: Bool) throws -> Measurement {
    coldLayout(try mountedNest(depth, alternates: alternates), repeats: 20_000 / depth)
  }

  private func coldLayout(_ tree: MountedTree, repeats: Int) -> Measurement {
    let time = medianTime(repeats: min(repeats, 400), prepare: { tree.forgetLayout() }) {
      tree.layOut()
    }
    return Measurement(nanoseconds: time, nodes: tree.nodes.count)
  }

  func sizings(depth: Int, alternates: Bool) throws -> Measurement {
    let tree = try mountedNest(depth, alternates: alternates)
    return Measurement(
      nanoseconds: 0, nodes: tree.nodes.count, sizings: tree.mostSizingsOfAContainer())
  }

  /// Layout after the size of one text in the middle was forgotten.
  func leaf(rows count: Int) throws -> Measurement {
    let tree = try mountedRows(count).tree
    let texts = tree.texts("value")
    guard !texts.isEmpty else { throw BenchError.missing("text in the rows") }
    let text = texts[texts.count / 2]
    let time = medianTime(repeats: 21, prepare: { text.invalidateLayout() }) { tree.layOut() }
    tree.graph.settle()
    return Measurement(nanoseconds: time, nodes: tree.nodes.count)
  }

  /// A change of state in the middle row until the tree has settled: body, string, layout,
  /// preferences.
  func change(rows count: Int) throws -> Measurement {
    let mounted = try mountedRows(count)
    let model = mounted.models[count / 2]
    var times: [UInt64] = []
    for index in 0..<20 {
      let start = cpuNanoseconds()
      model.value = index.isMultiple(of: 2) ? "other value" : "value"
      mounted.tree.graph.settle()
      times.append(cpuNanoseconds() - start)
    }
    times.sort()
    return Measurement(nanoseconds: times[times.count / 2], nodes: mounted.tree.nodes.count)
  }

  /// Building the tree, its strings shaped before.
  func build(rows count: Int) throws -> Measurement {
    let nodes = try mountedRows(count).tree.nodes.count
    let models = (0..<count).map { _ in RowModel() }
    let graph = { ViewGraph(canvas: .phoneWide) }
    var mounting = graph()
    let time = medianTime(repeats: 3, prepare: { mounting = graph() }) {
      mounting.update(Rows(models: models), environment: .bench)
    }
    return Measurement(nanoseconds: time, nodes: nodes)
  }

  /// Shaping a string of its own for each row; the font is open.
  func shape(rows count: Int) throws -> Measurement {
    let layouter = TextLayouter.shared
    let font = FontDescriptor(size: 17)
    var round = 0
    var texts: [AttributedRuns] = []
    let time = medianTime(
      repeats: 3,
      prepare: {
        round += 1
        shapedTexts += 1
        texts = (0..<count).map {
          AttributedRuns("Row number \($0) of \(round) in \(shapedTexts)", font: font)
        }
      }
    ) {
      for text in texts { _ = layouter.shape(text) }
    }
    return Measurement(nanoseconds: time, nodes: count)
  }

  /// Makes the strings of each shaping new ones.
  private var shapedTexts = 0
}
