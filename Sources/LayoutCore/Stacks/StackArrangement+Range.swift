import Geometry

/// A stack's length ranges, worked out from its children's so that nested stacks need not be
/// measured to be compared.
extension StackArrangement {
  func staticRange(along asked: Axis, items: [LayoutItem]) -> LengthRange? {
    if asked != axis, guideFraction(items) == nil { return nil }
    var result: LengthRange?
    for index in items.indices {
      guard let range = items.visit(index, { $0.knownRange(along: asked) }) else { return nil }
      result = combine(result, range, along: asked)
    }
    guard let result else { return LengthRange(rigid: 0) }
    if asked != axis { return result }
    return items.indices.reduce(result) { $0 + distance(before: $1, of: items) }
  }

  func isUnbounded(along asked: Axis, items: [LayoutItem]) -> Bool? {
    var isKnown = true
    for index in items.indices {
      switch items.visit(index, { $0.isUnbounded(along: asked) }) {
      case true?: return true
      case false?: break
      case nil: isKnown = false
      }
    }
    return isKnown ? false : nil
  }

  /// Along the axis exact: with nothing every child gets nothing, with infinity every child does.
  /// Across it the children are asked with the lengths that they would be proposed along it, and
  /// taken as flush: guides of their own move both ends of the range alike.
  func range(along asked: Axis, across cross: CGFloat?, cache: inout StackCache) -> LengthRange {
    if asked != axis {
      distribute(cross, across: nil, for: .proposals, cache: &cache)
    }
    var result: LengthRange?
    for index in cache.items.indices {
      let given = asked == axis ? cross : cache.fits[index].proposed
      let range = cache.items.visit(index) { $0.lengthRange(along: asked, across: given) }
      result = combine(result, range, along: asked)
    }
    guard let result else { return LengthRange(rigid: 0) }
    return asked == axis ? result + cache.totalDistance : result
  }

  /// Along the axis the proposal across is handed on; across it the length along decides what the
  /// children are proposed.
  func rangeDependsOnCross(_ asked: Axis, items: [LayoutItem]) -> Bool {
    !items.visitsAll { !$0.rangeDependsOnCross(asked) }
  }

  private func combine(_ sum: LengthRange?, _ next: LengthRange, along asked: Axis) -> LengthRange {
    guard let sum else { return next }
    return asked == axis ? sum + next : sum.union(next)
  }
}
