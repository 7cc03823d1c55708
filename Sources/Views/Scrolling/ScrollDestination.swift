import Geometry
import ViewCore

/// A place to scroll to, resolved against the content when it has been placed.
enum ScrollDestination {
  /// Points from the place at rest; `nil` leaves an axis alone. Not limited to the content.
  case offset(x: CGFloat?, y: CGFloat?)
  case edges(Edge.Set)
  case view(ScrollQuery, anchor: UnitPoint?)
  /// By as little as shows a node of the content.
  case node(ViewNode)

  init(_ request: ScrollRequest, axes: Axis.Set) {
    let isVertical = axes.contains(.vertical)
    switch request {
    case .offset(let length):
      self = isVertical ? .offset(x: 0, y: length) : .offset(x: length, y: 0)
    case .point(let point): self = .offset(x: point.x, y: point.y)
    case .id(let name, let anchor): self = .view(.name(name), anchor: anchor)
    case .row(let row, let anchor): self = .view(.row(row), anchor: anchor)
    case .end:
      self = .edges(isVertical ? .bottom : .trailing)
    }
  }
}

/// How a view in scrolled content is asked for.
enum ScrollQuery {
  case id(AnyHashable)
  /// The description of an id, else an accessibility identifier.
  case name(String)
  /// The nth row, from 1.
  case row(Int)

  func matches(_ id: AnyHashable) -> Bool {
    switch self {
    case .id(let wanted): id == wanted
    case .name(let name): "\(id)" == name
    case .row: false
    }
  }
}
