import Geometry
import Testing
import ViewCore
import Views

/// Rule C12: a row is as high as its content is without a height, and at least as high as rows are; then the
/// content is proposed the row less its insets.
@MainActor
@Suite struct RowFillTests {
  private func height<V: View>(_ row: V, minimum: CGFloat = 80) -> CGFloat? {
    let list = List {
      row.accessibilityIdentifier("row")
        .listRowInsets(EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0))
    }
    .environment(\.defaultMinListRowHeight, minimum)
    return frames(mounted(list, width: 320, height: 400))["row"]?.height
  }

  @Test func whatCanGrowFillsTheRow() {
    #expect(height(Color.red) == 60)
    #expect(height(Color.red.frame(maxHeight: .infinity)) == 60)
    #expect(height(GeometryReader { _ in Color.red }) == 60)
  }

  @Test func whatCannotStaysInTheMiddle() {
    #expect(height(Color.red.frame(height: 20)) == 20)
    #expect(height(Color.red.frame(height: 100)) == 100)
  }

  @Test func aColorBehindATextIsAsHighAsTheText() {
    let list = List {
      ZStack {
        Color.red.accessibilityIdentifier("color")
        Color.clear.frame(width: 10, height: 90)
      }
    }
    #expect(frames(mounted(list, width: 320, height: 400))["color"]?.height == 90)
  }
}
