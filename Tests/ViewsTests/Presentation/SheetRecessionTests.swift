import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// What lies behind a large sheet stands back before iOS 26 (rule M25).
@Suite @MainActor struct SheetRecessionTests {
  private func host(
    _ look: SystemLook = .ios18, detents: Set<PresentationDetent> = [.large],
    size: CGSize = CGSize(width: 375, height: 667),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Switched<some View> {
    var environment = environment(look)
    change(&environment)
    return Switched(width: size.width, height: size.height, environment: environment) { value in
      Color.red.sheet(isPresented: .constant(value == 1)) {
        Color.green.presentationDetents(detents)
      }
    }
  }

  /// The part of the way that the red screen has gone back: 16 points at the sides are all of it.
  private func part(_ host: Switched<some View>, _ look: SystemLook = .ios18) -> CGFloat? {
    let red = Color.red.displayColor(in: environment(look))
    return host.list.shapes.first { $0.color == red }.map { $0.rect.minX / 16 }
  }

  @Test func theScreenBehindStandsBack() throws {
    let host = host()
    let before = host.list
    host.set(1, under: Transaction(), passing: 0.1)
    let moving = try #require(part(host))
    #expect(isClose(moving, CGFloat(PresentationMotionTests.part(0.1)), within: 1e-6))
    host.graph.settle()
    let rect = try #require(host.shown(.red).first).rect
    #expect(isClose(rect.minX, 16) && isClose(rect.maxX, 375 - 16) && isClose(rect.minY, 0))
    host.settle(0)
    #expect(host.list == before)
  }

  /// A medium sheet that grows takes what is behind along, whatever its keyboard does.
  @Test func growingPushesBack() throws {
    struct Growing: View {
      let isLarge: Bool
      var body: some View {
        Color.red.sheet(isPresented: .constant(true)) {
          Color.green.presentationDetents(
            [.medium, .large], selection: .constant(isLarge ? .large : .medium))
        }
      }
    }
    var values = environment(.ios18)
    values.displayScale = 2
    let host = Switched(width: 375, height: 667, environment: values) { Growing(isLarge: $0 == 1) }
    #expect(part(host) == 0)
    host.set(1, under: Transaction(), passing: 0.1)
    #expect(isClose(part(host), CGFloat(PresentationMotionTests.part(0.1)), within: 1e-6))
    host.graph.settle()
    #expect(isClose(part(host), 1))
    host.set(0, under: Transaction(), passing: 0.1)
    #expect(isClose(part(host), 1 - CGFloat(PresentationMotionTests.part(0.1)), within: 1e-6))
  }

  @Test func othersLieFlat() {
    func check(_ host: Switched<some View>, _ name: String, _ look: SystemLook = .ios18) {
      host.settle(1)
      #expect(isClose(part(host, look), 0), "\(name)")
    }
    check(host(.ios26), "iOS 26", .ios26)
    check(host(detents: [.medium]), "medium")
    check(host(size: CGSize(width: 667, height: 375)), "landscape")
    check(host { $0[keyPath: \.accessibilityReduceMotion] = true }, "reduced motion")
  }
}
