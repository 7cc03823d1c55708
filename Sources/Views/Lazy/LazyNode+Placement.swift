import Geometry
import LayoutCore
import ViewCore

extension LazyNode {
  /// Builds what shows and places it.
  ///
  /// Rows that turn out longer or shorter than guessed move those behind them, so that others show:
  /// it is looked again until everything in sight is built.
  @MainActor func placeVisible() {
    for scroll in scrollAncestors { scroll.visibilityDependents[ObjectIdentifier(self)] = self }
    let across = across(placedProposal ?? .unspecified)
    let interval = visibleInterval
    var arrangement = arrangement(across: across)
    if let interval {
      while build(arrangement.unbuiltRows(in: interval)) {
        arrangement = self.arrangement(across: across)
      }
    }
    shownInterval = interval
    place(arrangement, in: interval)
    let tolerance: CGFloat = 0.001
    if abs(arrangement.length - placedSize[flow.axis]) > tolerance { invalidateLayout() }
  }

  @MainActor private func place(
    _ arrangement: LazyArrangement, in interval: ClosedRange<CGFloat>?
  ) {
    pinnedItems = []
    guard let interval else { return show([]) }
    let tracksOrigin = originOfTracks(arrangement)
    let pins = LazyPins(arrangement, flow.pinnedViews, edges: pinEdges)
    var placed: [ViewNode] = []
    var pinnable: [ViewNode] = []
    for (index, line) in arrangement.lines.enumerated() {
      guard let origin = pins.origins[index], case .single(let item) = line.content else {
        if line.shows(in: interval) {
          placed += place(line, arrangement, tracksOrigin: tracksOrigin)
        }
        continue
      }
      var held = line
      held.origin = origin
      guard held.shows(in: interval) else { continue }
      place(item, arrangement, at: origin)
      pinnable.append(item.node)
      if origin != line.origin { pinnedItems.append(item.node) }
    }
    // Pinned views are painted over the lines that they are held above.
    let items = placed + pinnable
    let parting = moveAlong(items, arrangement, tracksOrigin: tracksOrigin)
    show(items, parting: parting)
  }

  /// Rule M19: has views that come into sight, and are not new, come from where they were out of it,
  /// and places those that have moved out of sight, which it returns.
  @MainActor private func moveAlong(
    _ items: [ViewNode], _ arrangement: LazyArrangement, tracksOrigin: CGFloat
  ) -> [ViewNode] {
    guard let graph else { return [] }
    seen.begin(in: graph)
    defer { seen.note(items, in: graph) }
    guard graph.movesFrames else { return [] }
    for (index, offset) in seen.offsets(of: items, along: flow.axis) {
      let item = items[index]
      guard !item.isComing else { continue }
      item.makeMotion().arrival = CGRect(origin: item.origin, size: item.placedSize)
        .offsetBy(dx: offset.x, dy: offset.y)
    }
    let shown = Set(items.map(ObjectIdentifier.init))
    return arrangement.lines.flatMap { line -> [ViewNode] in
      let isParting = line.builtItems.contains { item in
        seen[item.node] != nil && !shown.contains(ObjectIdentifier(item.node))
      }
      guard isParting else { return [] }
      return place(line, arrangement, tracksOrigin: tracksOrigin)
        .filter { !shown.contains(ObjectIdentifier($0)) }
    }
  }

  /// Places what is built of a line; returns it.
  @MainActor private func place(
    _ line: LazyLine, _ arrangement: LazyArrangement, tracksOrigin: CGFloat
  ) -> [ViewNode] {
    switch line.content {
    case .gap: return []
    case .single(let item):
      place(item, arrangement, at: line.origin)
      return [item.node]
    case .cells(let cells):
      var placed: [ViewNode] = []
      for (index, cell) in cells.enumerated() {
        guard case .built(let item, _) = cell, let track = arrangement.tracks?.tracks[index]
        else { continue }
        let proposal = arrangement.proposal(forCell: index)
        let dimensions = item.node.dimensions(in: proposal)
        let across = offset(
          of: dimensions, in: track.length, flow.alignment(inTrack: track.description))
        let along = offset(
          of: dimensions, in: line.length, flow.lineAlignment(inTrack: track.description))
        place(
          item.node, proposal, dimensions, along: line.origin + along,
          across: tracksOrigin + track.origin + across)
        placed.append(item.node)
      }
      return placed
    }
  }

  /// Puts a view across all tracks.
  @MainActor private func place(
    _ item: LazyItem, _ arrangement: LazyArrangement, at origin: CGFloat
  ) {
    let proposal = arrangement.proposal(across: arrangement.across)
    let dimensions = item.node.dimensions(in: proposal)
    let across = offset(of: dimensions, in: placedSize[flow.axis.other], flow.alignment)
    place(item.node, proposal, dimensions, along: origin, across: across)
  }

  @MainActor private func place(
    _ node: ViewNode, _ proposal: ProposedViewSize, _ dimensions: ViewDimensions, along: CGFloat,
    across: CGFloat
  ) {
    let size = dimensions.size.finite
    var origin = CGPoint.zero
    origin[flow.axis] = along
    origin[flow.axis.other] = across
    if environment.layoutDirection == .rightToLeft {
      origin.x = placedSize.width - origin.x - size.width
    }
    node.place(at: origin.finite, proposal: proposal, size: size)
  }

  /// Where a view starts when its guide lies on that of a length around it.
  private func offset(
    of dimensions: ViewDimensions, in length: CGFloat, _ alignment: AlignmentKey
  ) -> CGFloat {
    let size =
      alignment.axis == .horizontal
      ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
    let outer = ViewDimensions(size: size, item: nil, proposal: .unspecified)
    return outer[alignment] - dimensions[alignment]
  }

  /// Rule G2: the tracks together are placed by the grid's alignment.
  private func originOfTracks(_ arrangement: LazyArrangement) -> CGFloat {
    guard let tracks = arrangement.tracks else { return 0 }
    let own = ViewDimensions(
      size: CGSize(0, along: flow.axis, across: tracks.length), item: nil, proposal: .unspecified)
    return offset(of: own, in: placedSize[flow.axis.other], flow.alignment)
  }
}
