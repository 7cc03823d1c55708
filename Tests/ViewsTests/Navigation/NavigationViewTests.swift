import Geometry
import Testing
import ViewCore
import Views

/// `NavigationView` in a compact width.
@MainActor
@Suite struct NavigationViewTests {
  @Test func ofSeveralColumnsTheFirstIsShown() {
    let view = NavigationView {
      block("sidebar", 20, 20)
      block("detail", 20, 20)
    }
    let shown = frames(mounted(view, width: 320, height: 480))
    #expect(shown["sidebar"] != nil)
    #expect(shown["detail"] == nil)
  }
}
