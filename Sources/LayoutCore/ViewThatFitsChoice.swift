import Geometry

/// Which of several candidates a ViewThatFits shows. Rule L13, GT-22.
package enum ViewThatFitsChoice {
  /// Lengths are sums of fractions; so much more still fits, in points.
  private static let tolerance: CGFloat = 1e-6

  /// The position of the first candidate that fits, else of the last one; `nil` without any.
  ///
  /// - Parameters:
  ///   - axes: The axes that are looked at: in them a candidate's ideal length must not be above
  ///     the proposal; across them it is proposed what the choice is.
  package static func index(
    of candidates: [LayoutItem], in axes: Axis.Set, proposal: ProposedViewSize
  ) -> Int? {
    let proposal = proposal.sanitized
    let checked = Axis.allCases.filter { axes.contains(Axis.Set($0)) && proposal[$0] != nil }
    if checked.isEmpty { return candidates.indices.first }
    var asked = proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { asked[axis] = nil }
    for (index, candidate) in candidates.enumerated() {
      let ideal = candidate.size(for: asked)
      let fits = checked.allSatisfy { axis in
        proposal[axis].map { ideal[axis] <= $0 + tolerance } ?? true
      }
      if fits { return index }
    }
    return candidates.indices.last
  }
}
