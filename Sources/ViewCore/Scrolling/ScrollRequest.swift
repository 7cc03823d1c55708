import Geometry

/// Where an address, a control or a test wants a scroll view to stand.
///
/// Offsets are points from the place at rest, along x from the leading edge. They are not limited to
/// the content: a negative one pulls the content down, one past the end pulls it up. The other cases
/// are limited as `scrollTo` is (rule S5).
package enum ScrollRequest: Hashable, Sendable {
  /// Along the main axis: vertical where the scroll view scrolls vertically.
  case offset(CGFloat)
  case point(CGPoint)
  /// A view by the description of its id; without an anchor the smallest move that shows it.
  case id(String, anchor: UnitPoint? = nil)
  /// The nth row of the content, from 1.
  case row(Int, anchor: UnitPoint? = nil)
  case end
}

extension ScrollRequest {
  /// What is asked for, as a warning says it when it is not there.
  var missing: String {
    switch self {
    case .id(let id, _): "a view with the id “\(id)”"
    case .row(let row, _): "row \(row)"
    case .offset, .point, .end: "the place"
    }
  }
}
