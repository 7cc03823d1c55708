import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Effects that draw elsewhere, matched geometry and transitions at rest.
@Suite @MainActor struct MotionTests {
  /// Recorded: transform/keeps-slot.
  @Test func transformsKeepTheirPlace() {
    let column = VStack(spacing: 24) {
      HStack(spacing: 40) {
        Color.pink.frame(width: 40, height: 40).offset(x: 10, y: 6)
          .accessibilityIdentifier("moved")
        Color.teal.frame(width: 40, height: 40).rotationEffect(.degrees(45))
          .accessibilityIdentifier("turned")
        Color.brown.frame(width: 40, height: 40).scaleEffect(1.5)
          .accessibilityIdentifier("enlarged")
      }
      .accessibilityIdentifier("firstRow")
      HStack(spacing: 40) {
        Color.orange.frame(width: 40, height: 40)
          .rotationEffect(.degrees(30), anchor: .topLeading)
          .accessibilityIdentifier("turnedAtCorner")
        Color.purple.frame(width: 40, height: 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom)
          .accessibilityIdentifier("stretched")
        Color.mint.frame(width: 19.5, height: 16).rotationEffect(.degrees(-20))
          .accessibilityIdentifier("tilted")
      }
      .accessibilityIdentifier("secondRow")
      Color.gray.frame(width: 60, height: 20)
        .transformEffect(CGAffineTransform(translationX: 20, y: -4))
        .accessibilityIdentifier("affine")
    }
    .accessibilityIdentifier("column")
    expectFrames(
      mounted(column, width: 320, height: 260),
      [
        "moved": [60, 56, 40, 40], "turned": [140, 56, 40, 40], "enlarged": [220, 56, 40, 40],
        "firstRow": [60, 56, 200, 40], "turnedAtCorner": [70.25, 120, 40, 40],
        "stretched": [150.25, 120, 40, 40], "tilted": [230.25, 132, 19.5, 16],
        "secondRow": [70.25, 120, 179.5, 40], "affine": [130, 184, 60, 20],
        "column": [60, 56, 200, 148],
      ])
  }

  struct Slant: GeometryEffect {
    var amount: CGFloat
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
    }
  }

  /// Recorded: transform/projections.
  @Test func projectionsKeepTheirPlace() {
    let column = VStack(spacing: 30) {
      HStack(spacing: 40) {
        Color.teal.frame(width: 40, height: 40)
          .rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1))
          .accessibilityIdentifier("aboutDepth")
      }
      .accessibilityIdentifier("firstRow")
      HStack(spacing: 40) {
        Color.orange.frame(width: 40, height: 40)
          .projectionEffect(
            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
          )
          .accessibilityIdentifier("projected")
        block("inner", 40, 40).modifier(Slant(amount: 0.5)).accessibilityIdentifier("slanted")
      }
      .accessibilityIdentifier("secondRow")
    }
    .accessibilityIdentifier("column")
    expectFrames(
      mounted(column, width: 320, height: 200),
      [
        "aboutDepth": [140, 45, 40, 40], "firstRow": [140, 45, 40, 40],
        "projected": [100, 115, 40, 40], "slanted": [180, 115, 40, 40],
        "secondRow": [100, 115, 120, 40], "column": [100, 45, 120, 110],
        // What stands inside an effect is seen where it is drawn: 10 to each side.
        "inner": [170, 115, 60, 40],
      ])
  }

  /// FR-146: turned about the view's own centre, here by a quarter.
  @Test func rotationTurnsAboutTheOwnCentre() {
    let row = HStack(spacing: 0) {
      block("still", 60, 40)
      Color.red.frame(width: 100, height: 100)
        .overlay(alignment: .topLeading) { block("corner", 10, 20) }
        .rotationEffect(.degrees(90))
        .accessibilityIdentifier("turned")
    }
    .frame(width: 200, height: 200)
    expectFrames(
      mounted(row, width: 200, height: 200),
      ["still": [20, 80, 60, 40], "turned": [80, 50, 100, 100], "corner": [160, 50, 20, 10]])
  }

  @Test func rotationAboutAnUprightAxisNarrows() {
    let flat = block("box", 40, 40)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    expectFrames(mounted(flat, width: 100, height: 100), ["box": [40, 30, 20, 40]])
    let deep = mounted(
      block("box", 40, 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    var painter = Painter()
    deep.root?.paint(&painter)
    #expect(deep.diagnostics.map(\.kind) == [.approximation])
  }

  @Test func visualEffectsReadGeometryAndKeepTheirPlace() {
    let row = HStack(spacing: 0) {
      block("first", 40, 40)
      block("second", 40, 40)
        .visualEffect { content, proxy in
          content.scaleEffect(0.5).offset(y: proxy.frame(in: .global).minX).opacity(0.5)
        }
        .accessibilityIdentifier("place")
    }
    expectFrames(
      mounted(row, width: 100, height: 100),
      ["place": [50, 30, 40, 40], "second": [60, 90, 20, 20]])
  }

  struct Stage: View {
    @Namespace private var stage
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.pink.frame(width: 40, height: 40)
          .matchedGeometryEffect(id: "plate", in: stage)
          .accessibilityIdentifier("source")
          .padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
        block("frame", 80, 20)
          .matchedGeometryEffect(id: "plate", in: stage, isSource: false)
          .accessibilityIdentifier("frameFollower")
        block("position", 30, 30)
          .matchedGeometryEffect(id: "plate", in: stage, properties: .position, isSource: false)
          .accessibilityIdentifier("positionFollower")
          .padding(.top, 70)
        block("size", 20, 60)
          .matchedGeometryEffect(id: "plate", in: stage, properties: .size, isSource: false)
          .accessibilityIdentifier("sizeFollower")
          .padding(.leading, 60)
        Color.red.accessibilityIdentifier("flexible")
          .matchedGeometryEffect(id: "plate", in: stage, isSource: false)
          .accessibilityIdentifier("flexibleFollower")
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .accessibilityIdentifier("stage")
    }
  }

  /// Recorded: matched/follower-keeps-slot. Where followers are drawn: facts.md.
  @Test func followersKeepTheirPlaceAndAreDrawnAtTheSource() {
    let graph = mounted(Stage(), width: 300, height: 140)
    expectFrames(
      graph,
      [
        "source": [170, 40, 40, 40], "frameFollower": [50, 20, 80, 20],
        "positionFollower": [50, 90, 30, 30], "sizeFollower": [110, 20, 20, 60],
        "flexibleFollower": [50, 20, 200, 100], "stage": [50, 20, 200, 100],
        "frame": [130, 60, 80, 20], "position": [175, 45, 30, 30], "size": [110, 20, 20, 60],
        "flexible": [170, 40, 40, 40],
      ])
    #expect(graph.diagnostics.isEmpty)
  }

  struct Moving: View {
    static var select: (Int) -> Void = { _ in }
    @Namespace private var space
    @State private var selection = 0
    var body: some View {
      let _ = Self.select = { selection = $0 }
      HStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { index in
          Color.clear.frame(width: 20 + 10 * CGFloat(index), height: 20)
            .matchedGeometryEffect(id: index, in: space)
        }
      }
      .background {
        Color.blue.accessibilityIdentifier("plate")
          .matchedGeometryEffect(id: selection, in: space, isSource: false)
      }
    }
  }

  @Test func aFollowerChangesItsSource() {
    let graph = mounted(Moving(), width: 200, height: 100)
    expectFrames(graph, ["plate": [45, 40, 20, 20]])
    Moving.select(2)
    graph.settle()
    expectFrames(graph, ["plate": [115, 40, 40, 20]])
    Moving.select(7)
    graph.settle()
    expectFrames(graph, ["plate": [45, 40, 110, 20]])
  }

  struct Doubled: View {
    @Namespace private var space
    var body: some View {
      HStack {
        block("a", 10, 10).matchedGeometryEffect(id: "x", in: space)
        block("b", 10, 10).matchedGeometryEffect(id: "x", in: space)
      }
    }
  }

  @Test func severalSourcesAreAWarning() {
    let graph = mounted(Doubled())
    #expect(graph.diagnostics.map(\.kind) == [.duplicateID])
    #expect(graph.diagnostics[0].message.contains("2 views are the source of “x”"))
  }

  struct Sliding: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.padding(phase.isIdentity ? 5 : 50)
    }
  }

  struct Coming: View {
    static var toggle: () -> Void = {}
    @State private var isShown = true
    var body: some View {
      let _ = Self.toggle = { withAnimation { isShown.toggle() } }
      VStack(spacing: 0) {
        if isShown {
          block("a", 20, 20).transition(.move(edge: .leading).combined(with: .opacity))
          block("b", 20, 20).transition(Sliding())
          block("c", 20, 20)
            .transition(.asymmetric(insertion: .scale, removal: .slide).animation(.easeIn))
        }
        block("rest", 20, 20)
      }
      .animation(.linear, value: isShown)
    }
  }

  @Test func transitionsRestInTheirIdentityPhase() {
    let graph = mounted(Coming(), width: 100, height: 200)
    expectFrames(
      graph,
      [
        "a": [40, 55, 20, 20], "b": [40, 80, 20, 20], "c": [40, 105, 20, 20],
        "rest": [40, 125, 20, 20],
      ])
    Coming.toggle()
    graph.settle()
    #expect(frames(graph).keys.sorted() == ["rest"])
    expectFrames(graph, ["rest": [40, 90, 20, 20]])
  }
}
