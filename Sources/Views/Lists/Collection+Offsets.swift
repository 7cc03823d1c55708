import Geometry

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start; offsets past the end are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at offsets, in order, to stand before what was at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = elements.indices.filter { source.contains($0) }.map { elements[$0] }
    func kept(_ range: Range<Int>) -> [Element] {
      range.clamped(to: elements.indices).filter { !source.contains($0) }.map { elements[$0] }
    }
    let split = Swift.min(Swift.max(0, destination), elements.count)
    let arranged = kept(0..<split) + moved + kept(split..<elements.count)
    for (index, element) in zip(indices, arranged) { self[index] = element }
  }
}
