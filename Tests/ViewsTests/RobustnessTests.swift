import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Bad numbers, deep and wide trees, loops: a bounded outcome that a warning explains.
@Suite @MainActor struct RobustnessTests {
  private func nested(_ levels: Int) -> AnyView {
    var view = AnyView(Color.red.frame(width: 10, height: 10).accessibilityIdentifier("core"))
    for level in 0..<levels {
      let inner = view
      view =
        level.isMultiple(of: 2)
        ? AnyView(VStack(spacing: 0) { inner }) : AnyView(HStack(spacing: 0) { inner })
    }
    return view
  }

  @Test func aThousandLevelsAreLaidOut() {
    #expect(frames(mounted(nested(1000)))["core"]?.size == CGSize(width: 10, height: 10))
  }

  @Test func deeperThanTheLimitIsLeftOutAndSaid() {
    let graph = mounted(nested(2_500))
    #expect(frames(graph)["core"] == nil)
    #expect(graph.diagnostics.contains { $0.kind == .limit })
  }

  /// Who asks what is safe asks each provider around once, not twice for each level.
  @Test func manyProvidersOfSafeAreasAreAskedOnce() {
    var view = AnyView(Color.red.frame(width: 10, height: 10).accessibilityIdentifier("core"))
    for _ in 0..<40 {
      let inner = view
      view = AnyView(ScrollView { inner })
    }
    #expect(frames(mounted(view))["core"]?.size == CGSize(width: 10, height: 10))
  }

  @Test func manyChildrenAreLaidOut() {
    let graph = mounted(
      VStack(spacing: 0) {
        ForEach(0..<20_000, id: \.self) { _ in Color.red.frame(height: 1) }
      }
      .accessibilityIdentifier("column"), height: nil)
    #expect(frames(graph)["column"]?.height == 20_000)
  }

  private struct Restless: View {
    @State private var width: CGFloat = 1
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
    }
  }

  @Test func aLoopThatNeverSettlesEndsWithAWarning() {
    let graph = mounted(Restless())
    #expect(graph.diagnostics.contains { $0.kind == .neverSettles })
  }

  /// A span of too many columns is cut, one of none is one.
  @Test(arguments: [0, -3, 1_001, Int.max, Int.min])
  func cellsSpanABoundedNumberOfColumns(span: Int) {
    let graph = mounted(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10).gridCellColumns(span)
          Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("second")
        }
      })
    #expect(frames(graph)["second"]?.size == CGSize(width: 20, height: 10))
  }

  /// Dates that do not rise, and dates without end.
  @Test(arguments: [1e-308, 1e-9, 0, -1, .nan, .infinity])
  func timelinesEnd(interval: Double) {
    let graph = mounted(
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: interval)) { _ in
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("shown")
      })
    graph.pass(0.1)
    #expect(frames(graph)["shown"]?.width == 10)
  }

  private struct Sized: View {
    let modify: @MainActor (Color) -> AnyView
    var body: some View { modify(.red).accessibilityIdentifier("odd") }
  }

  nonisolated private static let oddities: [(String, @MainActor (Color) -> AnyView)] = [
    ("nan width", { AnyView($0.frame(width: .nan, height: 5)) }),
    ("infinite width", { AnyView($0.frame(width: .infinity)) }),
    ("negative width", { AnyView($0.frame(width: -5, height: -5)) }),
    ("minimum over maximum", { AnyView($0.frame(minWidth: 200, maxWidth: 100)) }),
    ("ratio zero", { AnyView($0.aspectRatio(0, contentMode: .fit)) }),
    ("ratio nan", { AnyView($0.aspectRatio(.nan, contentMode: .fill)) }),
    ("negative padding", { AnyView($0.frame(width: 20, height: 20).padding(-50)) }),
    ("padding beyond the frame", { AnyView($0.padding(50).frame(width: 20)) }),
    ("nan padding", { AnyView($0.padding(.nan)) }),
    ("nan offset", { AnyView($0.offset(x: .nan, y: .infinity)) }),
    ("nan position", { AnyView($0.position(x: .nan, y: 1)) }),
    ("nan scale", { AnyView($0.scaleEffect(.nan)) }),
    (
      "nan insets of a row",
      { view in
        AnyView(
          List {
            view.listRowInsets(
              EdgeInsets(top: .nan, leading: .infinity, bottom: -.infinity, trailing: .nan))
          })
      }
    ),
    (
      "infinite distances of rows",
      { view in
        AnyView(
          List {
            view
            Section { view }
          }
          .listRowSpacing(.infinity).listSectionSpacing(.nan)
          .environment(\.defaultMinListRowHeight, .infinity))
      }
    ),
    (
      "nan scroll anchor",
      { view in
        AnyView(
          ScrollView { view.frame(height: 900) }.defaultScrollAnchor(UnitPoint(x: .nan, y: .nan)))
      }
    ),
    (
      "reserved lines beyond all numbers",
      { view in
        AnyView(
          VStack {
            view
            Text("a").lineLimit(.min, reservesSpace: true)
            Text("a").lineLimit(.max, reservesSpace: true)
          })
      }
    ),
    (
      "part of a container beyond all numbers",
      { view in
        AnyView(view.containerRelativeFrame(.horizontal, count: .min, span: .min, spacing: 4))
      }
    ),
  ]

  @Test(arguments: oddities.indices) func noFrameIsNegativeOrNoNumber(_ index: Int) {
    let (name, modify) = Self.oddities[index]
    let graph = mounted(Sized(modify: modify))
    var nodes = [graph.root].compactMap { $0 }
    while let node = nodes.popLast() {
      let size = node.placedSize
      #expect(size.width >= 0 && size.width.isFinite, "\(name)")
      #expect(size.height >= 0 && size.height.isFinite, "\(name)")
      #expect(node.origin.x.isFinite && node.origin.y.isFinite, "\(name)")
      nodes += node.layoutChildren
    }
    var painter = Painter()
    graph.root?.paint(&painter)
  }

  /// A row of a list: an icon, a growing text, a text.
  private struct Row: View {
    let level: Int
    var body: some View {
      HStack {
        Text("Level \(level)")
        VStack {
          Color.blue.frame(width: 4, height: 4)
          if level > 0 { Row(level: level - 1) }
        }
      }
    }
  }

  @Test(arguments: [5, 12, 60]) func nestedStacksAreSizedAFewTimesEach(_ levels: Int) {
    let graph = mounted(Row(level: levels), width: 390, height: 800)
    var nodes = [graph.root].compactMap { $0 }
    var most = 0
    while let node = nodes.popLast() {
      if node is ContainerNode { most = max(most, node.sizings) }
      nodes += node.layoutChildren
    }
    #expect(most > 0 && most <= 4)
  }
}
