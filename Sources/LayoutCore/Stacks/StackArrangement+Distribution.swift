import Geometry

/// How a stack hands its length out. Rule L5, in this order: the distances come off; groups of equal
/// priority are served from the highest down, the minima of the lower ones held back; inside a group
/// the least flexible child comes first, and each is proposed an equal share of what is left.
extension StackArrangement {
  /// What a distribution is for.
  enum Purpose {
    /// Every child's proposal and size.
    case sizes
    /// Every child's proposal; children are measured only where others' proposals follow from it.
    case proposals
  }

  /// Proposes a length to every child and notes what each answers.
  func distribute(
    _ length: CGFloat?, across cross: CGFloat?, for purpose: Purpose, cache: inout StackCache
  ) {
    cache.fittedProposal = nil
    cache.guides = []
    guard let length, length.isFinite else {
      proposeToAll(length, across: cross, for: purpose, cache: &cache)
      return
    }
    let available = length - cache.totalDistance
    if available <= 0 {
      proposeToAll(0, across: cross, for: purpose, cache: &cache)
    } else if let groups = cache.groups() {
      serve(groups, available, across: cross, for: purpose, cache: &cache)
    } else {
      serveGroup(
        cache.items.indices, available, across: cross, measuringLast: purpose == .sizes,
        cache: &cache)
    }
  }

  private func proposeToAll(
    _ length: CGFloat?, across cross: CGFloat?, for purpose: Purpose, cache: inout StackCache
  ) {
    for index in cache.items.indices {
      cache.fits[index].proposed = length
      if purpose == .sizes { measure(index, across: cross, cache: &cache) }
    }
  }

  @inline(__always)
  private func measure(_ index: Int, across cross: CGFloat?, cache: inout StackCache) {
    if cache.isCold { cache.items.prefetch(after: index) }
    let proposal = ProposedViewSize(cache.fits[index].proposed, along: axis, across: cross)
    let expectsPlacement = cache.expectsPlacement
    let placesAhead = expectsPlacement && cache.items.isLong
    let measured = cache.items.visit(index) { item in
      let sizings = item.sizings
      let size =
        expectsPlacement && item.holdsLongList
        ? item.sizeToPlace(for: proposal) : item.size(for: proposal)
      let isCold = item.sizings != sizings
      // One visit instead of two: when the last child is measured, the first is far from the caches.
      if placesAhead, isCold { item.placeAhead(proposal, size.finite) }
      return (size: size, isCold: isCold, guides: item.explicitGuides)
    }
    cache.fits[index].size = measured.size
    cache.isCold = measured.isCold
    cache.guides.formUnion(measured.guides)
  }

  private func serve(
    _ groups: [[Int]], _ available: CGFloat, across cross: CGFloat?, for purpose: Purpose,
    cache: inout StackCache
  ) {
    func minimum(_ group: [Int]) -> CGFloat {
      group.reduce(0) { $0 + cache.items[$1].lengthRange(along: axis, across: cross).minimum }
    }
    var heldBack = groups.dropFirst().reduce(0) { $0 + minimum($1) }
    var remaining = available
    for (number, group) in groups.enumerated() {
      if number > 0 { heldBack -= minimum(group) }
      let isLast = number == groups.count - 1
      remaining -= serveGroup(
        group, max(0, isLast ? remaining : remaining - heldBack), across: cross,
        measuringLast: purpose == .sizes || !isLast, cache: &cache)
    }
  }

  /// Serves the children at some rising positions and returns the length they took together.
  @discardableResult
  private func serveGroup(
    _ positions: some Collection<Int>, _ available: CGFloat, across cross: CGFloat?,
    measuringLast: Bool, cache: inout StackCache
  ) -> CGFloat {
    if cache.rank(positions, along: axis, across: cross) {
      return serveInOrder(
        positions, available, across: cross, measuringLast: measuringLast, cache: &cache)
    }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: positions.count) { order in
      var order = order
      _ = order.initialize(from: positions)
      let fits = cache.fits
      order.sort { lhs, rhs in
        let (left, right) = (fits[lhs].rank, fits[rhs].rank)
        return left.precedes(right) || (!right.precedes(left) && lhs < rhs)
      }
      _ = consume fits
      return serveInOrder(
        order, available, across: cross, measuringLast: measuringLast, cache: &cache)
    }
  }

  private func serveInOrder(
    _ positions: some Collection<Int>, _ available: CGFloat, across cross: CGFloat?,
    measuringLast: Bool, cache: inout StackCache
  ) -> CGFloat {
    var left = positions.count
    var taken: CGFloat = 0
    var share: CGFloat = 0
    var last: Int?
    for index in positions {
      // Children of equal range are proposed the same, so that equal views come out equal.
      if last.map({ cache.fits[index].rank.isLike(cache.fits[$0].rank) }) != true {
        share = max(0, available - taken) / CGFloat(left)
      }
      cache.fits[index].proposed = share
      left -= 1
      last = index
      if left == 0 && !measuringLast { break }
      measure(index, across: cross, cache: &cache)
      taken += cache.fits[index].size[axis]
    }
    return taken
  }
}
