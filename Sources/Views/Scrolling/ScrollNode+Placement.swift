import Geometry
import LayoutCore
import ViewCore

extension ScrollNode {
  /// Rounds of placing the content and looking again where the target is; lazy content moves its
  /// rows when it learns their lengths.
  private static let placementRoundLimit = 16

  @MainActor func placeContent() {
    let proposal = contentProposal(placedProposal ?? .unspecified)
    safeArea = safeAreaGeometry
    for _ in 0..<Self.placementRoundLimit {
      let metrics = ScrollMetrics(
        axes: axes, viewport: placedSize, content: content.sizeToPlace(for: proposal).finite,
        insets: insets, isMirrored: environment.layoutDirection == .rightToLeft)
      let before = (self.metrics, position)
      position = nextPosition(metrics)
      self.metrics = metrics
      content.place(
        at: metrics.contentOrigin(
          at: position, alignment: configuration.layout.anchors.alignment ?? .topLeading),
        proposal: proposal, size: metrics.content)
      updateVisibilityDependents()
      if before == (metrics, position) { break }
    }
    target = nil
    if isScrolledByHand {
      isScrolledByHand = false
      scrollRequest = .point(position)
      putKeyboardAway()
    }
    if configuration.hasObservers { graph?.schedule { [weak self] in self?.tellObservers() } }
  }

  @MainActor private func updateVisibilityDependents() {
    visibilityDependents = visibilityDependents.filter { $0.value.isMounted }
    for lazy in visibilityDependents.values.sorted(by: { $0.serial < $1.serial }) {
      lazy.geometryMayHaveChanged()
    }
  }

  /// Where the content belongs, by what was asked for: the address, the view itself, or the anchor
  /// of a view placed for the first time.
  @MainActor private func nextPosition(_ metrics: ScrollMetrics) -> CGPoint {
    let anchors = configuration.layout.anchors
    if let coasting = coastingPosition() { return coasting }
    if let scrollRequest {
      let destination = ScrollDestination(scrollRequest, axes: axes)
      let found = position(for: destination, metrics) ?? position
      guard isScrolledByHand, self.metrics != nil else { return found }
      return restingPosition(near: found, from: nil, velocity: .zero, metrics)
    }
    guard let before = self.metrics else { return anchors.position(initially: metrics) }
    if let target { return position(for: target, metrics) ?? position }
    return before == metrics
      ? position : anchors.position(changing: position, from: before, to: metrics)
  }

  /// The position of a target; `nil` while nothing of its name is there.
  @MainActor private func position(
    for target: ScrollDestination, _ metrics: ScrollMetrics
  ) -> CGPoint? {
    switch target {
    case .offset(let x, let y):
      return CGPoint(
        x: axes.contains(.horizontal) ? x ?? position.x : 0,
        y: axes.contains(.vertical) ? y ?? position.y : 0
      ).finite
    case .edges(let edges):
      var result = position
      if edges.contains(.top) { result.y = 0 }
      if edges.contains(.leading) { result.x = 0 }
      if edges.contains(.bottom) { result.y = metrics.limit(.vertical) }
      if edges.contains(.trailing) { result.x = metrics.limit(.horizontal) }
      return result
    case .view(let query, let anchor):
      guard self.metrics != nil, let frame = frame(of: query) else { return nil }
      let start = scrollRequest == nil ? position : .zero
      return metrics.position(showing: frame, anchor: anchor, from: start)
    case .node(let node):
      guard self.metrics != nil, node.isMounted else { return nil }
      let frame = CGRect(origin: .zero, size: node.placedSize)
        .applying(node.transform(to: content))
      return metrics.position(showing: frame, anchor: nil, from: position)
    }
  }

  @MainActor package var scrollState: ScrollState {
    ScrollState(
      offset: position, limit: metrics?.limit ?? .zero, contentSize: metrics?.content ?? .zero,
      viewport: placedSize, axes: axes, pinned: pinnedNames)
  }
}

extension ScrollNode: ScrollingNode {
  package var isRequestMet: Bool {
    guard let scrollRequest,
      case .view(let query, _) = ScrollDestination(scrollRequest, axes: axes)
    else { return true }
    return metrics != nil && frame(of: query) != nil
  }

  /// Names of headers and footers that are held at an edge, in order; unnamed ones are left out.
  @MainActor private var pinnedNames: [String] {
    visibilityDependents.values.filter(\.isMounted).sorted { $0.serial < $1.serial }
      .flatMap(\.pinnedItems).compactMap { item in
        let inner = item.innermostDescription
        return inner.identifier ?? inner.printableID
      }
  }
}

extension ViewNode {
  /// What a view and the modifiers on it say about it, inner ones first.
  @MainActor fileprivate var innermostDescription: ViewDescription {
    var chain = [self]
    while let last = chain.last, let item = (last as? any ItemWrapping)?.wrappedItem {
      chain.append(item)
    }
    var description = ViewDescription(type: "")
    for node in chain.reversed() { node.describe(&description) }
    return description
  }
}

extension ScrollNode: CoordinateSpaceProvider {
  /// The viewport is the space `.scrollView`, and `.scrollView(axis:)` of each axis it scrolls.
  package func provides(_ name: AnyHashable) -> Bool {
    switch name.base as? NamedCoordinateSpace.Scroll {
    case .nearest: true
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    case nil: false
    }
  }
}
