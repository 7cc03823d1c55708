import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Views that come and go (rules M10 and M11).
@Suite @MainActor struct TransitionTests {
  private func box(_ color: Color = .red) -> some View { color.frame(width: 40, height: 20) }

  /// The frame and opacity of the box when it has come in, and gone, for a part of the way.
  private func phases<T: View>(
    _ view: @escaping (AnyView) -> T, at times: [Double]
  ) -> [String] {
    func run(from: Int, to: Int, _ time: Double) -> String {
      let host = Switched { value in
        ZStack {
          Color.clear
          if value == 1 { view(AnyView(self.box())) }
        }
      }
      if from == 1 { host.settle(1) }
      host.set(to, line, passing: time)
      return host.shown(.red).map { shown in
        let values = [shown.rect.minX, shown.rect.minY, shown.rect.width, shown.rect.height]
        return (values + [CGFloat(shown.opacity)])
          .map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
      }.joined(separator: " | ")
    }
    return times.map { run(from: 0, to: 1, $0) } + times.map { run(from: 1, to: 0, $0) }
  }

  private let rest = "80.0 40.0 40.0 20.0 1.0"

  @Test(
    arguments: [
      (.opacity, "80.0 40.0 40.0 20.0 0.25", "80.0 40.0 40.0 20.0 0.75"),
      (.move(edge: .leading), "50.0 40.0 40.0 20.0 1.0", "70.0 40.0 40.0 20.0 1.0"),
      (.move(edge: .bottom), "80.0 55.0 40.0 20.0 1.0", "80.0 45.0 40.0 20.0 1.0"),
      (.slide, "50.0 40.0 40.0 20.0 1.0", "90.0 40.0 40.0 20.0 1.0"),
      (.offset(x: 8, y: 4), "86.0 43.0 40.0 20.0 1.0", "82.0 41.0 40.0 20.0 1.0"),
      (
        .scale(scale: 0, anchor: .topLeading), "80.0 40.0 10.0 5.0 1.0", "80.0 40.0 30.0 15.0 1.0"
      ),
      (.push(from: .top), "80.0 25.0 40.0 20.0 0.25", "80.0 45.0 40.0 20.0 0.75"),
      (
        .asymmetric(insertion: .opacity, removal: .offset(x: 4)), "80.0 40.0 40.0 20.0 0.25",
        "81.0 40.0 40.0 20.0 1.0"
      ),
      (
        .offset(x: 4).combined(with: .opacity), "83.0 40.0 40.0 20.0 0.25",
        "81.0 40.0 40.0 20.0 0.75"
      ),
      (
        .modifier(active: Faded(amount: 0.2), identity: Faded(amount: 1)),
        "80.0 40.0 40.0 20.0 0.4", "80.0 40.0 40.0 20.0 0.8"
      ),
      // Its own animation replaces that of the change.
      (
        .opacity.animation(.linear(duration: 0.5)), "80.0 40.0 40.0 20.0 0.5",
        "80.0 40.0 40.0 20.0 0.5"
      ),
      (AnyTransition(Turning()), "80.0 40.0 40.0 20.0 0.25", "80.0 40.0 40.0 20.0 0.75"),
    ] as [(AnyTransition, String, String)])
  func transitions(transition: AnyTransition, coming: String, going: String) {
    let found = phases({ $0.transition(transition) }, at: [0.25, 1])
    #expect(found == [coming, rest, going, ""])
  }

  struct Faded: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
  }

  struct Turning: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(1 - abs(phase.value))
    }
  }

  /// Without a modifier views fade; the identity does nothing.
  @Test func theDefaultFades() {
    #expect(
      phases({ $0 }, at: [0.25, 1])
        == ["80.0 40.0 40.0 20.0 0.25", rest, "80.0 40.0 40.0 20.0 0.75", ""])
    #expect(phases({ $0.transition(.identity) }, at: [0.25]) == [rest, ""])
  }

  /// The transition stands around all that is modified with it.
  @Test func modifiersOutsideMoveAlong() {
    let found = phases({ $0.transition(.move(edge: .leading)).padding(.horizontal, 10) }, at: [0.5])
    #expect(found[0] == "50.0 40.0 40.0 20.0 1.0")
  }

  @Test func reducedMotionFades() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let host = Switched(environment: environment) { value in
      if value == 1 { self.box().transition(.move(edge: .leading)) }
    }
    host.set(1, line, passing: 0.25)
    expect(host.shown(.red), [[80, 40, 40, 20]], opacity: 0.25)
  }

  /// A view that leaves is out of the layout and painted where it lay.
  @Test func leavingViewsTakeNoPlace() {
    let host = Switched { value in
      HStack(spacing: 0) {
        if value == 0 { self.box() }
        self.box(.blue)
      }
    }
    host.set(1, line, passing: 0.5)
    // The row is 40 wide now and 20 further right; both move with it by half.
    expect(host.shown(.red), [[70, 40, 40, 20]], opacity: 0.5)
    expect(host.shown(.blue), [[90, 40, 40, 20]])
    host.graph.settle()
    #expect(host.shown(.red).isEmpty)
    expect(host.shown(.blue), [[80, 40, 40, 20]])
  }

  @Test func rowsComeAndGo() {
    let host = Switched { value in
      VStack(spacing: 0) {
        ForEach(value == 0 ? [0, 1] : [1, 2], id: \.self) { index in
          [Color.red, .blue, .green][index].frame(width: 10, height: 10)
        }
      }
    }
    host.set(1, line, passing: 0.25)
    expect(host.shown(.red), [[95, 40, 10, 10]], opacity: 0.75)
    expect(host.shown(.blue), [[95, 47.5, 10, 10]])
    expect(host.shown(.green), [[95, 50, 10, 10]], opacity: 0.25)
  }

  @Test func aViewComesBackInFlight() {
    let host = Switched { value in
      ZStack {
        Color.clear
        if value == 0 { self.box() }
      }
    }
    host.set(1, line, passing: 0.5)
    expect(host.shown(.red), [[80, 40, 40, 20]], opacity: 0.5)
    host.set(0, line, passing: 0.25)
    // 1 - 0.75 + 0.25: both changes run.
    expect(host.shown(.red), [[80, 40, 40, 20]], opacity: 0.5)
    host.graph.settle()
    expect(host.shown(.red), [[80, 40, 40, 20]])
  }

  struct Counter: View {
    static var appearances = 0
    static var disappearances = 0
    @State private var count = 1
    var body: some View {
      Color.red.frame(width: CGFloat(count) * 10, height: 10)
        .onAppear {
          Self.appearances += 1
          count += 1
        }
        .onDisappear { Self.disappearances += 1 }
    }
  }

  @Test func stateLastsUntilTheViewIsGone() {
    (Counter.appearances, Counter.disappearances) = (0, 0)
    let host = Switched { value in
      ZStack {
        if value == 0 { Counter() }
      }
    }
    expect(host.shown(.red), [[90, 45, 20, 10]])
    host.set(1, line, passing: 0.5)
    #expect(Counter.disappearances == 0)
    host.settle(0, line)
    #expect((Counter.appearances, Counter.disappearances) == (1, 0))
    expect(host.shown(.red), [[90, 45, 20, 10]])
    host.settle(1, line)
    #expect(Counter.disappearances == 1)
  }

  /// Removed content of a modifier is painted by it.
  @Test func leavingContentIsModified() {
    let host = Switched { value in
      Group {
        if value == 0 { self.box() } else { self.box(.blue) }
      }
      .opacity(0.5)
      .frame(width: 40, height: 20)
    }
    host.set(1, line, passing: 0.25)
    expect(host.shown(.red), [[80, 40, 40, 20]], opacity: 0.375)
    expect(host.shown(.blue), [[80, 40, 40, 20]], opacity: 0.125)
    host.graph.settle()
    expect(host.shown(.red), [])
    expect(host.shown(.blue), [[80, 40, 40, 20]], opacity: 0.5)
  }

  @Test func onlyTheOutermostViewComes() {
    let host = Switched { value in
      ZStack {
        if value == 1 {
          HStack(spacing: 0) {
            if value == 1 { self.box().transition(.move(edge: .top)) }
          }
        }
      }
    }
    host.set(1, line, passing: 0.25)
    expect(host.shown(.red), [[80, 40, 40, 20]], opacity: 0.25)
  }

  /// Every view of a group comes by its own transition.
  @Test func groupsComeViewByView() {
    let host = Switched { value in
      VStack(spacing: 0) {
        if value == 1 {
          self.box().transition(.offset(x: 8))
          self.box(.blue)
        }
      }
    }
    host.set(1, line, passing: 0.25)
    expect(host.shown(.red), [[86, 30, 40, 20]])
    expect(host.shown(.blue), [[80, 50, 40, 20]], opacity: 0.25)
  }

  @Test func nothingFadesWithoutAnAnimation() {
    let host = Switched { value in
      ZStack {
        if value == 0 { self.box() } else { self.box(.blue) }
      }
    }
    host.set(1, passing: 0)
    #expect(host.shown(.red).isEmpty)
    expect(host.shown(.blue), [[80, 40, 40, 20]])
  }

  /// Another id is another view; a transition said around the id is that of both.
  @Test func anotherIdentityComesAndGoes() {
    let host = Switched { value in
      HStack(spacing: 0) {
        self.box(value == 0 ? .red : .blue).id(value).transition(.offset(x: 8))
      }
      HStack(spacing: 0) {
        self.box(value == 0 ? .green : .yellow).id(value)
      }
    }
    host.set(1, line, passing: 0.25)
    expect(host.shown(.red), [[82, 26, 40, 20]])
    expect(host.shown(.blue), [[86, 26, 40, 20]])
    expect(host.shown(.green), [[80, 54, 40, 20]], opacity: 0.75)
    expect(host.shown(.yellow), [[80, 54, 40, 20]], opacity: 0.25)
    host.graph.settle()
    #expect(host.shown(.red).isEmpty && host.shown(.green).isEmpty)
    expect(host.shown(.blue), [[80, 26, 40, 20]])
  }

  /// Rows under one modifier leave each with its own copy of it.
  @Test func modifiedRowsComeAndGo() {
    let host = Switched { value in
      VStack(spacing: 0) {
        ForEach(value == 0 ? [0, 1, 2] : [1, 2], id: \.self) { index in
          [Color.red, .blue, .green][index].frame(width: 10, height: 10)
        }
        .padding(.leading, 20)
      }
    }
    host.set(1, line, passing: 0.25)
    expect(host.shown(.red), [[105, 36.25, 10, 10]], opacity: 0.75)
    expect(host.shown(.blue), [[105, 43.75, 10, 10]])
    host.graph.settle()
    #expect(host.shown(.red).isEmpty)
    expect(host.shown(.blue), [[105, 40, 10, 10]])
    host.set(0, line, passing: 0.25)
    expect(host.shown(.red), [[105, 35, 10, 10]], opacity: 0.25)
  }
}
