import Geometry

/// How a view's frame lies to the unsafe region, edge by edge (rule SA1). Zero on every edge that
/// neither touches nor crosses the boundary of the safe area.
package struct SafeAreaGeometry: Equatable, Sendable {
  /// How far the unsafe region reaches into the frame.
  package var overlap = EdgeInsets()
  /// How far the unsafe region goes on beyond the frame.
  package var beyond = EdgeInsets()
  /// How much of both at the bottom is the keyboard's.
  package var keyboard: CGFloat = 0

  package init() {}
}

extension ViewNode {
  /// How far the unsafe region reaches into this node and lies beyond an edge of its that touches
  /// the safe area (rule SA1): zero on every other edge.
  package final var safeAreaInsets: EdgeInsets {
    let geometry = safeAreaGeometry
    return geometry.overlap + geometry.beyond
  }

  package final var safeAreaGeometry: SafeAreaGeometry {
    guard let (provider, safe) = safeAreaProvider else { return SafeAreaGeometry() }
    let frame = CGRect(origin: .zero, size: placedSize).applying(transform(to: provider))
    // Asked once: each further time would double the work with every provider around.
    var known: SafeAreaGeometry?
    func own() -> SafeAreaGeometry {
      let geometry = known ?? provider.safeAreaGeometry
      known = geometry
      return geometry
    }
    let outer = provider.outerFrame(own)
    var result = SafeAreaGeometry()
    func measure(_ edge: Edge, distance: CGFloat, unsafe: CGFloat) {
      guard distance <= Self.touchTolerance, unsafe > 0 else { return }
      let overlap = distance < -Self.touchTolerance ? min(-distance, unsafe) : 0
      result.overlap[edge] = overlap
      result.beyond[edge] = unsafe - overlap
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    measure(.top, distance: frame.minY - safe.minY, unsafe: safe.minY - outer.minY)
    measure(.bottom, distance: safe.maxY - frame.maxY, unsafe: outer.maxY - safe.maxY)
    result.keyboard = min(
      provider.keyboardInset { own().keyboard }, result.overlap.bottom + result.beyond.bottom)
    measure(
      isMirrored ? .trailing : .leading, distance: frame.minX - safe.minX,
      unsafe: safe.minX - outer.minX)
    measure(
      isMirrored ? .leading : .trailing, distance: safe.maxX - frame.maxX,
      unsafe: outer.maxX - safe.maxX)
    return result
  }

  /// The nearest ancestor that decides what is safe here, and its safe part in its own space.
  private var safeAreaProvider: (ViewNode, CGRect)? {
    var child: ViewNode = self
    while let parent = child.layoutParent {
      if let safe = parent.safeAreaFrame, parent.providesSafeArea(to: child) {
        return (parent, safe)
      }
      child = parent
    }
    return nil
  }

  /// This node's bounds and what it may reach beyond them, in its own space.
  private func outerFrame(_ own: () -> SafeAreaGeometry) -> CGRect {
    if let safeAreaOuterFrame { return safeAreaOuterFrame }
    return CGRect(origin: .zero, size: placedSize)
      .extended(by: own().beyond, environment.layoutDirection)
  }

  /// Frames closer than this to a safe edge touch it: sums of thirds do not meet exactly.
  private static let touchTolerance: CGFloat = 0.01
}

extension CGRect {
  /// The rectangle grown by insets on every edge.
  package func extended(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
    CGRect(
      x: minX - (direction == .rightToLeft ? insets.trailing : insets.leading),
      y: minY - insets.top, width: max(0, width + insets.horizontal),
      height: max(0, height + insets.vertical))
  }

  /// The rectangle without insets on every edge; not below zero.
  package func reduced(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
    CGRect(
      x: minX + (direction == .rightToLeft ? insets.trailing : insets.leading),
      y: minY + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }
}
