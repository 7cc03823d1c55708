import Drawing
import Geometry

extension SVGRenderer {
  mutating func group(_ group: GroupItem, at placement: Placement) {
    guard group.opacity > 0, !group.items.isEmpty else { return }
    let group = group.withMaskAsClip
    var placement = placement
    placement.transform = group.transform.concatenating(placement.transform)
    guard placement.transform.determinant != 0, placement.transform.isFinite else { return }
    if let leaf = group.foldedLeaf { return item(leaf, at: placement) }
    let readsInside = blends && group.items.contains(where: \.readsBackdrop)
    let isOnlyIsolated =
      group.opacity == 1 && group.blendMode == .normal && group.mask == nil && group.filters.isEmpty
    if isOnlyIsolated, !(group.isIsolated && readsInside) {
      transparentGroup(group, readsInside: readsInside, at: placement)
    } else {
      isolatedGroup(group, readsInside: readsInside, at: placement)
    }
  }

  /// A group that lets blending through: its clip and transform go to the leaves when one of them
  /// blends, else to one element.
  private mutating func transparentGroup(
    _ group: GroupItem, readsInside: Bool, at placement: Placement
  ) {
    var placement = placement
    guard let clip = group.clip, clip.cuts(placement.visible, placement.transform) else {
      if readsInside || group.items.count == 1 || placement.isPlain {
        return items(group.items, at: placement)
      }
      return wrapped(at: placement) { renderer, inner in
        renderer.items(group.items, at: inner)
      }
    }
    let bounds = clip.path.boundingRect.applying(placement.transform)
    placement.visible = placement.visible.intersection(bounds)
    guard !placement.visible.isEmpty else { return }
    placement.clips.append(defineClip(clip, transform: placement.transform))
    if readsInside || group.items.count == 1 {
      items(group.items, at: placement)
    } else {
      wrapped(at: placement) { renderer, inner in renderer.items(group.items, at: inner) }
    }
  }

  /// A group that is painted apart.
  private mutating func isolatedGroup(
    _ group: GroupItem, readsInside: Bool, at placement: Placement
  ) {
    paint(group.blendMode, at: placement) { renderer, mode in
      if renderer.tone != .natural, group.filters.contains(where: \.readsColor) {
        renderer.toned(at: placement) {
          $0.isolatedElement(group, mode: nil, readsInside: readsInside, at: $1)
        }
      } else {
        renderer.isolatedElement(group, mode: mode, readsInside: readsInside, at: placement)
      }
    }
  }

  /// SVG applies filter, clip, mask and opacity of one element in the order of the display list.
  private mutating func isolatedElement(
    _ group: GroupItem, mode: StaticString?, readsInside: Bool, at placement: Placement
  ) {
    var visible = placement.visible.applying(placement.transform.inverted())
    if let clip = group.clip { visible = visible.intersection(clip.path.boundingRect) }
    guard !visible.isNull, !visible.isEmpty else { return }
    let painted = group.filters.reversed().reduce(visible) { $1.reach(around: $0) }
    var element = ElementAttributes()
    element.transform = placement.transform
    element.opacity = group.opacity
    element.blendMode = mode
    element.isIsolated = readsInside
    if let clip = group.clip { element.clip = defineClip(clip) }
    let filters = group.filters.map { $0.toned(tone) }.filter { !$0.isIdentity }
    if !filters.isEmpty {
      // Filters work on pixels: no more of them than are painted and matter.
      let bounds = filters.reduce(group.items.bounds.intersection(painted)) { $1.extent(of: $0) }
      guard !bounds.isNull else { return }
      element.filter = defineFilter(filters, region: bounds)
    }
    if let mask = group.mask { element.mask = defineMask(mask, visible: visible) }
    let depth = open(&element, clips: placement.clips)
    body.append("<g")
    body.append(element)
    body.append(">")
    frame(visible: painted) { $0.items(group.items, at: Placement(visible: painted)) }
    body.append("</g>")
    close(depth)
  }
}

extension ClipPath {
  /// Whether anything visible lies outside.
  fileprivate func cuts(_ visible: CGRect, _ transform: CGAffineTransform) -> Bool {
    guard case .rect(let rect) = path.outline, transform.keepsAxes else { return true }
    return !rect.applying(transform).contains(visible)
  }
}

extension GroupItem {
  /// A mask of one opaque shape is a clip, which every engine draws faster; the group still isolates.
  fileprivate var withMaskAsClip: GroupItem {
    guard clip == nil, let mask, mask.count == 1, case .shape(let shape) = mask[0],
      shape.stroke == nil, shape.opacity == 1, case .color(let color) = shape.paint,
      color.alpha == 1, shape.blendMode == .normal
    else { return self }
    var group = self
    group.mask = nil
    group.isIsolated = true
    group.clip = ClipPath(path: shape.path, isEvenOdd: shape.isEvenOdd)
    return group
  }

  /// The only leaf with the group's opacity and colour filters worked in, where that is the same.
  fileprivate var foldedLeaf: DisplayItem? {
    guard items.count == 1, blendMode == .normal, clip == nil, mask == nil,
      filters.allSatisfy(\.keepsAlpha), opacity < 1 || !filters.isEmpty
    else { return nil }
    switch items[0] {
    case .shape(var shape):
      guard shape.blendMode == .normal, let paint = shape.paint.filtered(filters) else {
        return nil
      }
      shape.paint = paint
      shape.opacity *= opacity
      return .shape(shape)
    case .glyphs(var run):
      guard run.blendMode == .normal, let paint = run.paint.filtered(filters),
        filters.isEmpty || run.glyphs.allSatisfy({ $0.outline.bitmap == nil })
      else { return nil }
      run.paint = paint
      run.opacity *= opacity
      return .glyphs(run)
    case .image(var image):
      guard image.blendMode == .normal, filters.isEmpty else { return nil }
      image.opacity *= opacity
      return .image(image)
    case .group: return nil
    }
  }
}

extension Paint {
  /// The paint with colour filters applied; `nil` where a filter bends a gradient.
  fileprivate func filtered(_ filters: [DisplayFilter]) -> Paint? {
    if filters.isEmpty { return self }
    guard case .color(let color) = self else { return nil }
    return .color(filters.reduce(color) { $1.applied(to: $0) ?? $0 })
  }
}

extension DisplayFilter {
  /// Whether the filter maps colours one by one and scales alpha at most.
  fileprivate var keepsAlpha: Bool {
    guard case .colorMatrix(let m) = self, m.count == 20 else { return false }
    return m[3] == 0 && m[8] == 0 && m[13] == 0 && m[15] == 0 && m[16] == 0 && m[17] == 0
      && m[19] == 0
  }

  /// How far around a rectangle the filter looks for what it shows inside.
  fileprivate func reach(around rect: CGRect) -> CGRect {
    guard case .shadow(let color, let radius, let offset) = self else { return extent(of: rect) }
    let back = CGSize(width: -offset.width, height: -offset.height)
    return DisplayFilter.shadow(color: color, radius: radius, offset: back).extent(of: rect)
  }
}
