import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Screens that come and go (rule M14).
@Suite @MainActor struct PresentationMotionTests {
  nonisolated static let size = CGSize(width: 375, height: 667)

  /// What the system's spring has gone after some seconds.
  nonisolated static func part(_ time: Double) -> Double {
    let angle = (1000.0 / 3).squareRoot() * time
    return 1 - (1 + angle) * exp(-angle)
  }

  enum Style: CaseIterable, Sendable { case sheet, cover, popover, dialog, alert }

  private static func screen(_ value: Int, _ style: Style) -> some View {
    let isPresented = Binding.constant(value == 1)
    return ZStack {
      Color.red
      switch style {
      case .sheet: Color.clear.sheet(isPresented: isPresented) { Color.green }
      case .cover: Color.clear.fullScreenCover(isPresented: isPresented) { Color.green }
      case .popover: Color.clear.popover(isPresented: isPresented) { Color.green }
      case .dialog:
        Color.clear.confirmationDialog("Sure?", isPresented: isPresented) { Color.green }
      case .alert:
        Color.clear.alert("Sure?", isPresented: isPresented) {
          Color.green.frame(height: 40)
        }
      }
    }
  }

  private func host(_ style: Style, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> Switched<some View>
  {
    var environment = environment(.ios26)
    change(&environment)
    return Switched(
      width: Self.size.width, height: Self.size.height, environment: environment
    ) { Self.screen($0, style) }
  }

  private func change(_ host: Switched<some View>, to value: Int, passing seconds: Double) {
    host.set(value, under: Transaction(), passing: seconds)
  }

  private func dim(_ host: Switched<some View>) -> Double? {
    host.list.shapes.first { shape in
      shape.color.red == 0 && shape.color.green == 0 && shape.color.blue == 0
        && shape.rect.size == Self.size
    }.map { Double($0.color.alpha) * $0.opacity }
  }

  /// From below the canvas to their place, and back the same way.
  @Test(arguments: [Style.sheet, .cover, .popover, .dialog], [0.02, 0.1, 0.25, 0.4])
  func cardsSlideFromTheBottom(_ style: Style, _ time: Double) throws {
    let host = host(style)
    host.settle(1)
    let rest = try #require(host.shown(.green).first).rect
    let top = style == .dialog ? host.graph.root?.layoutChildren.last?.layoutChildren.last : nil
    let way = Self.size.height - (top?.origin.y ?? rest.minY)
    change(host, to: 0, passing: time)
    let going = try #require(host.shown(.green).first).rect
    let expected = rest.minY + way * Self.part(time)
    #expect(isClose(going.minY, expected) && isClose(going.height, rest.height))
    host.graph.settle()
    change(host, to: 1, passing: time)
    let coming = try #require(host.shown(.green).first).rect
    let start = rest.minY + way
    #expect(isClose(coming.minY, start - way * Self.part(time), within: 1e-6))
    #expect(coming.minX == rest.minX && isClose(coming.height, rest.height))
    if style != .cover {
      #expect(isClose(dim(host).map { CGFloat($0) }, 0.2 * Self.part(time), within: 1e-6))
    }
  }

  @Test func alertsFadeAndShrink() throws {
    let host = host(.alert)
    change(host, to: 1, passing: 0.125)
    // The ease-in-out curve is half-way in the middle of its quarter of a second.
    let coming = try #require(host.shown(.green).first)
    host.graph.settle()
    let rest = try #require(host.shown(.green).first)
    #expect(abs(coming.opacity - 0.5) < 1e-6 && rest.opacity == 1)
    #expect(isClose(coming.rect.width, rest.rect.width * 1.15))
    #expect(isClose(coming.rect.midX, rest.rect.midX))
    change(host, to: 0, passing: 0.125)
    let going = try #require(host.shown(.green).first)
    #expect(abs(going.opacity - 0.5) < 1e-6 && going.rect == rest.rect)
  }

  /// At the end the picture is that of a screen which has been there from the beginning.
  @Test(arguments: Style.allCases) func bothEndsAreAtRest(_ style: Style) {
    let host = host(style)
    let before = host.list
    host.settle(1)
    let drawn = Drawn(
      Self.screen(1, style), width: Self.size.width, height: Self.size.height,
      environment: environment(.ios26))
    #expect(host.list.items == drawn.list.items && host.list != before)
    host.settle(0)
    #expect(host.list == before)
    change(host, to: 1, passing: 10)
    #expect(host.list.items == drawn.list.items)
  }

  /// What is presented at the first appearance is there at once.
  @Test(arguments: Style.allCases) func nothingComesAtTheFirstAppearance(_ style: Style) {
    let graph = ViewGraph(canvas: Canvas(width: Self.size.width, height: Self.size.height))
    graph.update(Self.screen(1, style), environment: environment(.ios26))
    graph.pass(0)
    var painter = Painter()
    graph.root?.paint(&painter)
    let early = painter.items
    graph.settle()
    painter = Painter()
    graph.root?.paint(&painter)
    #expect(early == painter.items)
    #expect(graph.clock.seconds == 0)
  }

  /// The ways of showing a screen without its slide.
  @Test(arguments: Style.allCases, [0, 1, 2])
  func changesCanBeStill(_ style: Style, _ way: Int) throws {
    let host = host(style)
    let before = host.list
    var transaction = Transaction(animation: way == 0 ? nil : .linear(duration: 3))
    transaction.disablesAnimations = way == 1
    if way == 2 {
      transaction = Transaction()
      transaction.animation = nil
    }
    host.set(1, under: transaction, passing: 0)
    let early = host.list
    host.settle(1)
    #expect(early == host.list && early != before)
    host.set(0, under: transaction, passing: 0)
    #expect(host.list == before)
  }

  /// A modifier at the presenter does the same; the content goes on moving by itself.
  @Test func scopesAtThePresenterCount() throws {
    let host = Switched(width: 375, height: 667) { value in
      Color.red.fullScreenCover(isPresented: .constant(value == 1)) { FadingIn() }
        .transaction { $0.disablesAnimations = true }
    }
    change(host, to: 1, passing: 0.25)
    let shown = try #require(host.shown(.green).first)
    #expect(shown.rect.minY == 0 && abs(shown.opacity - 0.25) < 1e-6)
  }

  private struct FadingIn: View {
    @State private var isShown = false
    var body: some View {
      VStack { Color.green }.opacity(isShown ? 1 : 0)
        .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
    }
  }

  @Test(arguments: Style.allCases) func reducedMotionFades(_ style: Style) throws {
    let host = host(style) { $0[keyPath: \.accessibilityReduceMotion] = true }
    host.settle(1)
    let rest = try #require(host.shown(.green).first)
    change(host, to: 0, passing: 0.1)
    let going = try #require(host.shown(.green).first)
    #expect(going.rect == rest.rect && going.opacity < 0.9 && going.opacity > 0.1)
  }

  /// Closed on its way in, a sheet turns without a jump of its place or speed.
  @Test func closingInFlightTakesOver() throws {
    let host = host(.sheet)
    func top(after seconds: Double) throws -> CGFloat {
      host.graph.pass(seconds)
      return try #require(host.shown(.green).first).rect.minY
    }
    change(host, to: 1, passing: 0.0995)
    let first = try top(after: 0)
    let second = try top(after: 0.0005)
    change(host, to: 0, passing: 0.0005)
    let third = try top(after: 0)
    #expect(second < first && abs((third - second) - (second - first)) < 0.1)
    #expect(try top(after: 0.15) > third)
    host.graph.settle()
    #expect(host.shown(.green).isEmpty && host.graph.root?.layoutChildren.count == 1)
  }

  /// Of screens that close together the topmost moves (documented for `UIViewController.dismiss`).
  @Test func ofSeveralScreensTheTopmostMoves() throws {
    let host = Switched(width: 375, height: 667) { value in
      Color.red.fullScreenCover(isPresented: .constant(value == 1)) {
        Color.blue.fullScreenCover(isPresented: .constant(true)) { Color.green }
      }
    }
    host.settle(1)
    change(host, to: 0, passing: 0.1)
    #expect(host.shown(.blue).isEmpty)
    let green = try #require(host.shown(.green).first)
    #expect(isClose(green.rect.minY, 667 * Self.part(0.1)))
    #expect(host.shown(.red).count == 1)
  }

  /// Screens on their way take no touches when they go, and take them where they will be when they
  /// come.
  @Test func touchesGoToWhatStays() {
    let host = host(.cover)
    let middle = CGPoint(x: 187, y: 333)
    change(host, to: 1, passing: 0.02)
    #expect(host.graph.hitTest(middle)?.ancestor { $0 is any PresentedScreen } != nil)
    host.graph.settle()
    change(host, to: 0, passing: 0.02)
    #expect(host.graph.hitTest(middle)?.ancestor { $0 is any PresentedScreen } == nil)
    #expect(host.graph.presentationChain.screens.isEmpty)
  }

  /// A card goes to another detent by the animation of the change, or by the system's.
  @Test(arguments: [nil, line], [0.1, 0.3]) func detentsMove(
    _ animation: Animation?, _ time: Double
  ) throws {
    let host = Switched(width: 375, height: 667, environment: environment(.ios26)) { value in
      Color.red.sheet(isPresented: .constant(true)) {
        Color.green.presentationDetents(
          [.medium, .large], selection: .constant(value == 1 ? .large : .medium))
      }
    }
    #expect(host.shown(.green).first?.rect.minY == 310)
    var transaction = Transaction()
    if let animation { transaction.animation = animation }
    host.set(1, under: transaction, passing: time)
    let part = animation == nil ? Self.part(time) : time
    let moving = try #require(host.shown(.green).first).rect
    #expect(isClose(moving.minY, 310 - 279 * part, within: 1e-4))
    host.graph.settle()
    #expect(host.shown(.green).first?.rect.minY == 31)
  }
}
