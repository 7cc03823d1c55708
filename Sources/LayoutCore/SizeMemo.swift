import Geometry

/// Sizes by proposal. Two entries lie inline, more in an array that forgets the oldest at a limit.
struct SizeMemo {
  private struct Entry {
    var width = CGFloat.nan
    var height = CGFloat.nan
    var size = CGSize.zero
  }

  /// More proposals than this for one item come only from layouts that search for a size.
  private static let limit = 32
  /// Stands for an unspecified length; proposals are never negative. No number is an empty entry.
  private static let unspecified: CGFloat = -1

  private var first = Entry()
  private var second = Entry()
  private var more: [Entry] = []
  private var next: UInt8 = 0

  @inline(__always)
  func find(_ proposal: ProposedViewSize) -> CGSize? {
    let width = proposal.width ?? Self.unspecified
    let height = proposal.height ?? Self.unspecified
    if first.width == width, first.height == height { return first.size }
    if second.width == width, second.height == height { return second.size }
    for entry in more where entry.width == width && entry.height == height { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(
      width: proposal.width ?? Self.unspecified, height: proposal.height ?? Self.unspecified,
      size: size)
    if first.width.isNaN {
      first = entry
    } else if second.width.isNaN {
      second = entry
    } else if more.count < Self.limit {
      more.append(entry)
    } else {
      more[Int(next)] = entry
      next = (next + 1) % UInt8(Self.limit)
    }
  }

  /// Whether something holds for every size that is kept.
  func allSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    ([first, second] + more).allSatisfy { entry in
      if entry.width.isNaN { return true }
      let proposal = ProposedViewSize(
        width: entry.width == Self.unspecified ? nil : entry.width,
        height: entry.height == Self.unspecified ? nil : entry.height)
      return condition(proposal, entry.size)
    }
  }

  mutating func removeAll() {
    first = Entry()
    second = Entry()
    if !more.isEmpty { more.removeAll() }
    next = 0
  }
}
