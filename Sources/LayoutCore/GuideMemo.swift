import Geometry

/// Explicit guide values of one item by guide and proposal, "none" included; without it a guide set
/// deep in nested stacks would be asked for once per path.
struct GuideMemo {
  private struct Entry {
    var key: AlignmentKey
    var proposal: ProposedViewSize
    var value: CGFloat?
  }

  /// A view meets few guides and, between invalidations, few proposals.
  private static let limit = 16

  private var entries: [Entry] = []
  private var next = 0

  func find(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat?? {
    for entry in entries where entry.proposal == proposal && entry.key == key {
      return .some(entry.value)
    }
    return nil
  }

  mutating func insert(_ value: CGFloat?, for key: AlignmentKey, in proposal: ProposedViewSize) {
    let entry = Entry(key: key, proposal: proposal, value: value)
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.limit
    }
  }

  mutating func removeAll() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    next = 0
  }
}
