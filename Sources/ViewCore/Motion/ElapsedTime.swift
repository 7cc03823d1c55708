import Geometry

/// How long something has been going on that is a function of time; what has no end begins anew
/// when the tree comes to rest (rule M9).
package struct ElapsedTime {
  private let start: TimeInterval
  /// Seconds after which it is over; `nil` for never.
  private let duration: TimeInterval?
  private var endless: EndlessMark?

  package init(since moment: Moment, endsAfter duration: TimeInterval?) {
    start = moment.seconds
    self.duration = duration
    endless = duration == nil ? EndlessMark() : nil
  }

  /// Seconds gone.
  package func seconds(at moment: Moment) -> TimeInterval {
    max(0, duration == nil ? moment.seconds - max(start, moment.restart) : moment.seconds - start)
  }

  package func isOver(at moment: Moment) -> Bool {
    duration.map { seconds(at: moment) >= $0 - 1e-6 } ?? false
  }

  /// When it is over, in seconds of the tree's time; `nil` for never.
  package var end: TimeInterval? { duration.map { start + $0 } }

  /// What stands for it while it has no end.
  package var mark: EndlessMark? { endless }

  /// Whether what has no end still goes on.
  package var isHeld: Bool {
    get { endless != nil }
    set {
      guard duration == nil, newValue != isHeld else { return }
      endless = newValue ? EndlessMark() : nil
    }
  }
}
