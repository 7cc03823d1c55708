import Geometry
import LayoutCore
import ViewCore

/// What a list draws for one row: the row's part of its card, and the separator under it. It moves
/// as views do, so that a card closes around the rows that come and go (rule M20).
final class ListPlateNode: ViewNode {
  /// The row's view.
  let item: ViewNode
  /// Where the row lies, or lay when it left.
  var line: ListArrangement.Line
  /// The row of editable data that it is, or is part of.
  var row: EditableRow?
  /// How far the row is from its place, as a finger has it.
  var displacement = CGPoint.zero
  /// What is beside the row's content while its list is edited.
  var controls: [RowEdits.RawValue: DeferredContent] = [:]
  /// The card that the row is part of.
  var card: ListCardNode?
  /// What the row says lies behind it, instead of the card's colour.
  var background: DeferredContent?
  /// The plate beside this one at which it closes up when its row leaves.
  var neighbour: (plate: ListPlateNode, isAbove: Bool)?
  /// Whether the plate has not been placed yet.
  var isNew = true
  /// Whether the row is on its way out.
  private(set) var isLeaving = false
  private var look: AnimatedValue<Look.Data>?
  private var presence = AnimatedValue(1.0)

  /// What changes at a row when others come and go beside it, or the list is edited.
  struct Look: Equatable {
    typealias Pair = AnimatablePair<CGFloat, CGFloat>
    typealias Data = AnimatablePair<Pair, AnimatablePair<CGFloat, Pair>>
    /// Radii of the upper and the lower corners, in points.
    var upper: CGFloat
    var lower: CGFloat
    /// The opacity of the separator.
    var separator: CGFloat
    /// Where the separator begins and ends, from the leading edge of the list.
    var start: CGFloat
    var end: CGFloat

    var data: Data { Data(Pair(upper, lower), AnimatablePair(separator, Pair(start, end))) }

    init(upper: CGFloat, lower: CGFloat, separator: CGFloat, start: CGFloat, end: CGFloat) {
      (self.upper, self.lower, self.separator) = (upper, lower, separator)
      (self.start, self.end) = (start, end)
    }

    init(_ data: Data) {
      self.init(
        upper: data.first.first, lower: data.first.second, separator: data.second.first,
        start: data.second.second.first, end: data.second.second.second)
    }
  }

  init(_ item: ViewNode, _ line: ListArrangement.Line) {
    self.item = item
    self.line = line
    super.init()
  }

  override var motionRole: _MotionRole { .leaf }

  /// Deletes the row, if that is allowed.
  @MainActor var deletion: (@MainActor () -> Void)? {
    guard let row, let delete = row.delete, line.traits.isDeleteDisabled != true else { return nil }
    return {
      withTransaction(Transaction(animation: .default)) { delete(IndexSet(integer: row.index)) }
    }
  }

  /// Whether the plate is not, or not yet, where and as it stays.
  var isOnItsWay: Bool { isMovingFrame || isFading || look?.isAnimating(at: moment) == true }

  /// Whether the plate is lower or higher now than it stays.
  var changesHeight: Bool { presentedSize.height != placedSize.height }

  /// Whether others are in the card with it, at which it unfolds or folds up.
  var sharesCard: Bool { changesHeight }

  /// Whether the plate comes or goes just now.
  var isFading: Bool { isLeaving || presence.isAnimating(at: moment) }

  /// Where the plate is painted now, in the list's space.
  var shownFrame: CGRect {
    let offset = presentedOffset
    return CGRect(
      origin: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), size: presentedSize)
  }

  /// How much of the row is there to be seen.
  var shownPart: Double { presence.value(at: moment) }

  /// The look now.
  var shownLook: Look? { look.map { Look($0.value(at: moment)) } }

  /// Takes the look over, with the motion of the change.
  func show(_ look: Look) {
    guard var current = self.look else { return self.look = AnimatedValue(look.data) }
    animate(&current, to: look.data)
    self.look = current
  }

  /// The row has come: it is seen more and more.
  func come() {
    presence = AnimatedValue(0)
    animate(&presence, to: 1)
  }

  func leave() {
    isLeaving = true
    animate(&presence, to: 0)
  }

  /// The row comes back before it is gone.
  func comeBack() {
    isLeaving = false
    neighbour = nil
    animate(&presence, to: 1)
  }
}

/// The ground that rows of a card share while some of them move (rule M20).
final class ListCardNode: ViewNode {
  let key: ListCardKey

  init(_ key: ListCardKey) {
    self.key = key
    super.init()
  }

  override var motionRole: _MotionRole { .leaf }

  /// Where the card is painted now, in the list's space.
  var shownFrame: CGRect {
    let offset = presentedOffset
    return CGRect(
      origin: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), size: presentedSize)
  }
}
