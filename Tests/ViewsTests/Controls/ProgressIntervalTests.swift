import Drawing
import Geometry
import Testing
import ViewCore
import Views

/// Progress that follows the clock.
@Suite @MainActor struct ProgressIntervalTests {
  /// Shows the fraction as a width: ten points for the whole.
  private struct Width: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: (configuration.fractionCompleted ?? -1) * 10, height: 10)
    }
  }

  private static let start = EnvironmentValues().now

  private func widths(from begin: Double, to end: Double, countsDown: Bool, at times: [Double])
    -> [CGFloat]
  {
    let dates =
      Self.start.addingTimeInterval(begin)...Self.start.addingTimeInterval(end)
    return times.map { time in
      let graph = ViewGraph(canvas: Canvas(width: 200, height: 100))
      graph.update(
        ProgressView(timerInterval: dates, countsDown: countsDown).progressViewStyle(Width()),
        environment: EnvironmentValues())
      graph.pass(time)
      var painter = Painter()
      graph.root?.paint(&painter)
      return DisplayList(size: .zero, items: painter.items).shapes.first?.rect.width ?? 0
    }
  }

  @Test func theFractionIsThatOfTheTime() {
    #expect(
      widths(from: 0, to: 10, countsDown: false, at: [0, 1, 5, 10, 20]) == [0, 1, 5, 10, 10])
    #expect(widths(from: 0, to: 10, countsDown: true, at: [0, 1, 5, 10, 20]) == [10, 9, 5, 0, 0])
  }

  @Test func anIntervalMayLieElsewhere() {
    #expect(widths(from: -5, to: 5, countsDown: false, at: [0, 2]) == [5, 7])
    #expect(widths(from: 5, to: 15, countsDown: false, at: [0, 7]) == [0, 2])
    #expect(widths(from: 0, to: 0, countsDown: true, at: [0, 1]) == [0, 0])
  }
}
