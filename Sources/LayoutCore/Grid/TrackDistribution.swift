import Geometry

/// Hands a length out among tracks, columns or rows of a grid, as a stack does among its children.
/// Rule L5: the least flexible first, each proposed an equal share of what is left.
enum TrackDistribution {
  /// The lengths that the tracks take, in points.
  ///
  /// - Parameters:
  ///   - ranges: What each track can take; a track that cannot be told from others is measured less.
  ///   - answer: The length that a track takes for a share.
  static func lengths(
    sharing available: CGFloat, among ranges: [LengthRange], answer: (Int, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    let ranks = ranges.map { ServingRank($0) }
    let order = ranks.indices.sorted { lhs, rhs in
      ranks[lhs].precedes(ranks[rhs]) || (!ranks[rhs].precedes(ranks[lhs]) && lhs < rhs)
    }
    var result = Array(repeating: CGFloat(0), count: ranges.count)
    var taken: CGFloat = 0
    var share: CGFloat = 0
    for (place, index) in order.enumerated() {
      let isRepeat = place > 0 && ranks[index].isLike(ranks[order[place - 1]])
      if !isRepeat { share = max(0, available - taken) / CGFloat(order.count - place) }
      result[index] = answer(index, share)
      taken += result[index]
    }
    return result
  }
}
