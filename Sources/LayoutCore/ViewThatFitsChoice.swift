import Geometry

/// Which of several candidates a ViewThatFits shows for a proposal: the first that fits, else the
/// last. Rule L13, GT-22.
package struct ViewThatFitsChoice {
  /// Lengths are sums of fractions; so much more still fits, in points.
  private static let tolerance: CGFloat = 1e-6

  private let proposal: ProposedViewSize
  /// The axes in which a candidate's ideal length must not be above the proposal.
  private let checked: [Axis]
  /// What candidates are measured with.
  private let asked: ProposedViewSize

  /// - Parameters:
  ///   - axes: The axes that are looked at; across them a candidate is proposed what the choice is.
  package init(in axes: Axis.Set, proposal: ProposedViewSize) {
    self.proposal = proposal.sanitized
    var checked: [Axis] = []
    var asked = self.proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      if asked[axis] != nil { checked.append(axis) }
      asked[axis] = nil
    }
    self.checked = checked
    self.asked = asked
  }

  package func fits(_ candidate: LayoutItem) -> Bool {
    if checked.isEmpty { return true }
    let ideal = candidate.size(for: asked)
    return checked.allSatisfy { axis in
      proposal[axis].map { ideal[axis] <= $0 + Self.tolerance } ?? true
    }
  }

  /// The position of the chosen one; `nil` without any.
  package func index(of candidates: [LayoutItem]) -> Int? {
    candidates.firstIndex(where: fits) ?? candidates.indices.last
  }
}
