import CMemoryHints

extension Array where Element: LayoutItem {
  /// Has the memory of the next item at hand while this one is visited.
  ///
  /// A pass over a long list waits for memory most of the time. Siblings are built one after the
  /// other, so what hangs on an item mostly lies between it and its successor.
  @inline(__always)
  package func prefetch(after index: Int) {
    guard count >= MemoryHint.longList, index + 2 < count else { return }
    let next = address(of: index + 1)
    let distance = address(of: index + 2) - next
    vitrine_prefetch(
      UnsafeRawPointer(bitPattern: next),
      MemoryHint.nodes.contains(distance) ? distance : MemoryHint.node)
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
