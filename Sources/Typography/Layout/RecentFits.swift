import Geometry

/// A length limit in points (nil is none) and the options that a text is fitted by.
struct FitProposal: Equatable {
  var width: Double?
  var height: Double?
  var options: TextLayoutOptions
}

/// What came of the proposals that a text was lately fitted into: a screen that is drawn again asks
/// for the same few.
struct RecentFits {
  private struct Entry {
    let proposal: FitProposal
    let measurement: TextMeasurement
    var layout: TextLayout?
  }

  private var entries: [Entry] = []
  /// The entry that is replaced next.
  private var oldest = 0

  /// A stack measures with nothing, with infinity and with the width that it gives; then it is drawn.
  private static let capacity = 6

  func measurement(for proposal: FitProposal) -> TextMeasurement? {
    entries.first { $0.proposal == proposal }?.measurement
  }

  func layout(for proposal: FitProposal) -> TextLayout? {
    entries.first { $0.proposal == proposal }?.layout
  }

  mutating func insert(
    _ measurement: TextMeasurement, _ layout: TextLayout? = nil, for proposal: FitProposal
  ) {
    let entry = Entry(proposal: proposal, measurement: measurement, layout: layout)
    if let index = entries.firstIndex(where: { $0.proposal == proposal }) {
      entries[index] = entry
    } else if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
  }
}
