import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Rule L16: what lies in a geometry reader begins in its corner, whatever guides say.
@MainActor
@Suite struct GeometryReaderGuideTests {
  private struct Reader<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
      GeometryReader { _ in content() }.accessibilityIdentifier("reader")
    }
  }

  @Test func guidesMoveNothing() {
    let found = frames(
      mounted(
        Reader {
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("red")
            .alignmentGuide(.leading) { _ in 8 }
            .alignmentGuide(.top) { _ in -12 }
          Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("blue")
        }, width: 200, height: 100))
    #expect(found["reader"] == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(found["red"] == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(found["blue"] == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func aPileOfColumnsBeginsInTheCorner() {
    let found = frames(
      mounted(
        Reader {
          ZStack(alignment: .topLeading) {
            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("first")
              .alignmentGuide(.leading) { _ in 8 }
            Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("second")
              .alignmentGuide(.leading) { _ in -40 }
          }
        }, width: 200, height: 100))
    #expect(found["first"]?.minX == 0)
    #expect(found["second"]?.minX == 48)
  }

  @Test func rightToLeftTheCornerIsOnTheRight() {
    let found = frames(
      mounted(
        Reader {
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("red")
        }
        .environment(\.layoutDirection, .rightToLeft), width: 200, height: 100))
    #expect(found["red"] == CGRect(x: 160, y: 0, width: 40, height: 20))
  }
}
