import Geometry

extension GroupItem {
  /// Whether the group is painted apart before it meets what is behind it: blended items inside
  /// then see only the group.
  package var isolates: Bool {
    isIsolated || opacity < 1 || blendMode != .normal || mask != nil || !filters.isEmpty
  }

  /// Whether the group has anything that needs a place of its own in a renderer.
  package var isPlain: Bool { !isolates && clip == nil && transform.isIdentity }
}

extension DisplayItem {
  /// Whether the item's pixels depend on what is already painted behind it, beyond being laid over it.
  package var readsBackdrop: Bool {
    switch self {
    case .group(let group):
      group.blendMode != .normal
        || (!group.isolates && group.items.contains(where: \.readsBackdrop))
    case .shape(let shape): shape.blendMode != .normal
    case .glyphs(let glyphs): glyphs.blendMode != .normal
    case .image(let image): image.blendMode != .normal
    }
  }

  package var blendMode: DisplayBlendMode {
    switch self {
    case .group(let group): group.blendMode
    case .shape(let shape): shape.blendMode
    case .glyphs(let glyphs): glyphs.blendMode
    case .image(let image): image.blendMode
    }
  }
}
