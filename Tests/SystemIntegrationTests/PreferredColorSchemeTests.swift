import Drawing
import Geometry
import SystemIntegration
import Testing
import ViewCore
import Views

@MainActor @Suite struct PreferredColorSchemeTests {
  private func scheme<V: View>(of view: V) -> ColorScheme? {
    let graph = ViewGraph(canvas: Canvas(width: 100, height: 100))
    graph.update(view, environment: EnvironmentValues())
    graph.settle()
    return graph.root?.environment.colorScheme
  }

  private struct Flipping: View {
    @State private var scheme: ColorScheme? = .dark

    var body: some View {
      Color.red.preferredColorScheme(scheme).onAppear { scheme = nil }
    }
  }

  @Test func theWholePictureFollows() {
    #expect(scheme(of: Color.red) == .light)
    #expect(scheme(of: VStack { Color.red.preferredColorScheme(.dark) }) == .dark)
    #expect(scheme(of: Color.red.preferredColorScheme(nil)) == .light)
  }

  @Test func theOutermostDecides() {
    let inner = Color.red.preferredColorScheme(.dark)
    #expect(scheme(of: VStack { inner }.preferredColorScheme(.light)) == .light)
    #expect(scheme(of: VStack { inner }.preferredColorScheme(nil)) == .dark)
  }

  @Test func aPreferenceCanEnd() { #expect(scheme(of: Flipping()) == .light) }

  @Test func presentedScreensKeepTheirsToThemselves() {
    let view = Color.red.sheet(isPresented: .constant(true)) {
      Color.blue.preferredColorScheme(.dark)
    }
    #expect(scheme(of: view) == .light)
  }
}
