import os

/// Selections that are no row of the list: nothing is selected then.
enum RowCheck {
  private static let log = Logger(subsystem: "vitrine.components", category: "pinned-scroll")

  static func warn(of selection: Int?, in rows: Range<Int>) {
    guard let selection, !rows.contains(selection) else { return }
    log.warning(
      "there is no row \(selection): the rows are \(rows.lowerBound) to \(rows.upperBound - 1)")
  }
}
