import Geometry
import LayoutCore

extension LazyArrangement {
  /// Rows that are not built, in places that show in an interval along the axis.
  func unbuiltRows(in interval: ClosedRange<CGFloat>) -> [(rows: LazyRows, indices: [Int])] {
    var result: [(rows: LazyRows, indices: [Int])] = []
    for line in lines where line.shows(in: interval) {
      switch line.content {
      case .single: continue
      case .cells(let cells):
        for case .unbuilt(let rows, let row) in cells { result.append((rows, [row])) }
      case .gap(let gap):
        let lines = Self.lines(of: gap, in: line, showing: interval)
        result.append((gap.rows, Array(gap.rows(ofLines: lines))))
      }
    }
    return result
  }

  /// Rows guessed shorter than this are built a few at a time until they fill the interval.
  private static let shortestPitch: CGFloat = 0.5
  private static let shortRowsAtATime = 16

  private static func lines(
    of gap: LazyGap, in line: LazyLine, showing interval: ClosedRange<CGFloat>
  ) -> Range<Int> {
    guard line.pitch >= shortestPitch else { return 0..<min(gap.lineCount, shortRowsAtATime) }
    let first = max(0, Int((interval.lowerBound - line.origin) / line.pitch))
    let end = Int(((interval.upperBound - line.origin) / line.pitch).rounded(.up))
    let upper = min(gap.lineCount, max(end, first + 1))
    return min(first, upper)..<upper
  }
}
