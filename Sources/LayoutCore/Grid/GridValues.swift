import Geometry

/// The row of a Grid that a view is a cell of.
package struct GridRowMembership: Equatable, Sendable {
  /// Tells rows apart; neighbours with the same one are cells of one row.
  package var row: ObjectIdentifier
  /// The row's own alignment, if it has one.
  package var alignment: VerticalAlignment?

  package init(row: ObjectIdentifier, alignment: VerticalAlignment? = nil) {
    self.row = row
    self.alignment = alignment
  }
}

/// The row of a cell; `nil` for a view outside rows, which spans all columns.
package enum GridRowKey: LayoutValueKey {
  package static var defaultValue: GridRowMembership? { nil }
}

/// How many columns a cell spans.
package enum GridCellColumnsKey: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// The axes in which a cell does not size its column or row.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}

/// The alignment of the column of a cell.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// The point of a cell, and of the view in it, that meet.
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}
