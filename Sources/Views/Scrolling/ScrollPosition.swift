import Geometry
import ViewCore

/// Where a scroll view is, or should go: a view by its id, an edge, or a point.
///
/// Coverage: complete. Verified: documented.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Hashable {
    case none
    case view(SendableID, anchor: UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  private var place = Place.none
  /// Whether somebody scrolled since the position was last set.
  public private(set) var isPositionedByUser = false

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  public init<ID: Hashable & Sendable>(
    idType: ID.Type = ID.self, id: ID, anchor: UnitPoint? = nil
  ) {
    place = .view(SendableID(id), anchor: anchor)
  }

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(SendableID(id), anchor: anchor)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
    place = .edge(edge)
  }

  public init(edge: Edge) { place = .edge(edge) }

  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, point: CGPoint) {
    place = .offset(x: point.x, y: point.y)
  }

  public init(point: CGPoint) { place = .offset(x: point.x, y: point.y) }

  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
    place = .offset(x: x, y: y)
  }

  public init(x: CGFloat, y: CGFloat) { place = .offset(x: x, y: y) }

  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat) {
    place = .offset(x: x, y: nil)
  }

  public init(x: CGFloat) { place = .offset(x: x, y: nil) }

  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, y: CGFloat) {
    place = .offset(x: nil, y: y)
  }

  public init(y: CGFloat) { place = .offset(x: nil, y: y) }

  // MARK: Going somewhere

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

  // MARK: Where it is

  /// The id of the view that the position is at.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = place { id.sendable } else { nil }
  }

  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  public var point: CGPoint? {
    if case .offset(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? { if case .offset(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .offset(_, let y) = place { y } else { nil } }

  // MARK: For scroll views

  /// What the position asks for, and a value that differs when it asks for something else.
  func wanted(anchor: UnitPoint?) -> ScrollPositionLink.Wanted? {
    guard !isPositionedByUser else { return nil }
    let destination: ScrollDestination
    switch place {
    case .none: return nil
    case .view(let id, let own): destination = .view(.id(id.hashable), anchor: own ?? anchor)
    case .edge(let edge): destination = .edges(Edge.Set(edge))
    case .offset(let x, let y): destination = .offset(x: x, y: y)
    }
    return ScrollPositionLink.Wanted(key: AnyHashable(place), destination: destination)
  }

  /// Somebody scrolled to a view.
  mutating func positionByUser(at id: AnyHashable?) {
    isPositionedByUser = true
    place = id.map { .view(SendableID($0), anchor: nil) } ?? .none
  }
}

/// An id of any type that may cross threads: those set must be sendable, those found are only read.
private struct SendableID: Hashable, @unchecked Sendable {
  let hashable: AnyHashable

  init(_ value: some Hashable) { hashable = AnyHashable(value) }

  /// `Sendable` leaves no trace in a value, so a cast cannot add it.
  var sendable: (any Hashable & Sendable)? {
    guard let base = hashable.base as? any Hashable else { return nil }
    return unsafeBitCast(base as any Hashable, to: (any Hashable & Sendable).self)
  }
}
