import CMemoryHints

/// Memory that is asked for a little at a time, ahead of a pass over a long list.
///
/// Such a pass waits for memory most of the time. Siblings are built one after the other, so what
/// hangs on an item mostly lies between it and its successor: while one item is worked out, that
/// stretch of a later one is fetched. All of it at once would stall the pass, as a core has only so
/// many requests under way.
package enum MemoryStream {
  /// Layout runs on the main thread only.
  nonisolated(unsafe) private static var next = 0
  nonisolated(unsafe) private static var end = 0

  /// Bytes fetched with each visit of a node: what there is in a tree for each of its visits.
  private static let step = 640

  @inline(__always)
  package static func advance() {
    let start = next
    guard start < end else { return }
    next = start + step
    vitrine_prefetch(UnsafeRawPointer(bitPattern: start), step)
  }

  @inline(__always)
  static func begin(at start: Int, count: Int) {
    next = start
    end = start + count
  }

  @inline(__always)
  static func stop() { end = 0 }
}

extension Array where Element: LayoutItem {
  /// Whether there are more items than the caches near a core hold.
  package var isLong: Bool { count >= MemoryHint.longList }

  /// Has the memory of a later item fetched while the one at an index is visited.
  @inline(__always)
  package func prefetch(after index: Int) {
    guard isLong else { return }
    guard index + 3 < count else { return MemoryStream.stop() }
    let next = address(of: index + 2)
    let distance = address(of: index + 3) - next
    MemoryStream.begin(
      at: next, count: MemoryHint.nodes.contains(distance) ? distance : MemoryHint.node)
  }

  @inline(__always)
  private func address(of index: Int) -> Int {
    Int(bitPattern: Unmanaged.passUnretained(self[index]).toOpaque())
  }
}

private enum MemoryHint {
  /// Items whose nodes are more than the caches near a core hold; with fewer the hint is all cost.
  static let longList = 256
  /// Bytes of a node.
  static let node = 384
  /// Bytes from item to item that make it likely that one item's nodes lie together.
  static let nodes = 1...16_384
}
