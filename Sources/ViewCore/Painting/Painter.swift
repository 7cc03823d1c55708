import Drawing
import Geometry

/// Collects display items while the tree is walked; its space is that of the node being painted.
///
/// Opacity, blend mode and filters wait in the state and reach the leaves one by one (rule P6);
/// `compositing` turns them into one group.
public struct _Painter {
  package var transform = CGAffineTransform.identity
  package private(set) var items: [DisplayItem] = []
  /// Whether what is painted, or what carries it, is on its way to another place (rule P13).
  package var isMoving = false
  private var opacity = 1.0
  private var blendMode = DisplayBlendMode.normal
  private var filters: [DisplayFilter] = []

  package init() {}

  package mutating func translate(by offset: CGPoint) {
    if offset.x == 0, offset.y == 0 { return }
    transform.tx += transform.a * offset.x + transform.c * offset.y
    transform.ty += transform.b * offset.x + transform.d * offset.y
  }

  /// Paints content that is on its way elsewhere; the space around stays where it is.
  package mutating func moved(by offset: CGPoint, _ content: (inout _Painter) -> Void) {
    let outer = transform
    translate(by: offset)
    moving(offset != .zero, content)
    transform = outer
  }

  /// Fills, or strokes, a path given in the current space.
  package mutating func draw(
    _ path: Path, isEvenOdd: Bool = false, stroke: StrokeStyle? = nil, paint: Paint
  ) {
    guard opacity > 0, !path.isEmpty, !paint.isInvisible else { return }
    let isTranslation = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    if stroke != nil, !isTranslation {
      // A transformed stroke is no longer of even width: the group carries the transform.
      let shape = ShapeItem(
        path: path, isEvenOdd: isEvenOdd, stroke: stroke, paint: paint, opacity: opacity,
        blendMode: leafBlendMode)
      return emit(.group(GroupItem(items: [.shape(shape)], transform: transform)))
    }
    emit(
      .shape(
        ShapeItem(
          path: path.applying(transform), isEvenOdd: isEvenOdd, stroke: stroke,
          paint: paint.applying(transform), opacity: opacity, blendMode: leafBlendMode)))
  }

  /// Draws shaped text; glyph origins in the current space.
  package mutating func draw(
    _ glyphs: [GlyphsItem.Glyph], size: CGFloat, paint: Paint, text: String, slant: CGFloat = 0
  ) {
    guard opacity > 0, !glyphs.isEmpty else { return }
    let isTranslation = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    var item = GlyphsItem(
      glyphs: glyphs, size: size, paint: paint, opacity: opacity, blendMode: leafBlendMode,
      text: text,
      slant: slant)
    guard isTranslation else {
      return emit(.group(GroupItem(items: [.glyphs(item)], transform: transform)))
    }
    for index in item.glyphs.indices {
      item.glyphs[index].origin.x += transform.tx
      item.glyphs[index].origin.y += transform.ty
    }
    item.paint = paint.applying(transform)
    emit(.glyphs(item))
  }

  package mutating func draw(
    image data: [UInt8], format: ImageItem.Format, in frame: CGRect, isInterpolated: Bool
  ) {
    guard opacity > 0 else { return }
    let item = ImageItem(
      data: data, format: format, frame: frame, isInterpolated: isInterpolated, opacity: opacity,
      blendMode: leafBlendMode)
    emit(.group(GroupItem(items: [.image(item)], transform: transform)))
  }

  /// Draws items of the current space as one leaf; isolated, blended items in it see only each other.
  package mutating func draw(items: [DisplayItem], isIsolated: Bool = false) {
    guard opacity > 0, !items.isEmpty else { return }
    emit(
      .group(
        GroupItem(
          items: items, transform: transform, opacity: opacity, blendMode: leafBlendMode,
          isIsolated: isIsolated)))
  }

  /// The mode that a leaf itself carries: a filter's group isolates, so the mode goes on that.
  private var leafBlendMode: DisplayBlendMode { filters.isEmpty ? blendMode : .normal }

  private mutating func emit(_ item: DisplayItem) {
    items.append(
      filters.isEmpty
        ? item : .group(GroupItem(items: [item], blendMode: blendMode, filters: filters)))
  }

  // MARK: State for content

  package mutating func withOpacity(_ factor: Double, _ content: (inout _Painter) -> Void) {
    let outer = opacity
    opacity *= min(1, max(0, factor))
    content(&self)
    opacity = outer
  }

  package mutating func withBlendMode(
    _ mode: DisplayBlendMode, _ content: (inout _Painter) -> Void
  ) {
    let outer = blendMode
    if mode != .normal { blendMode = mode }
    content(&self)
    blendMode = outer
  }

  /// Filters of inner modifiers come first.
  package mutating func withFilter(_ filter: DisplayFilter, _ content: (inout _Painter) -> Void) {
    let outer = filters
    filters.insert(filter, at: 0)
    content(&self)
    filters = outer
  }

  /// Applies a filter to all that has been painted so far.
  package mutating func filterBackdrop(_ filter: DisplayFilter) {
    guard !items.isEmpty else { return }
    items = [.group(GroupItem(items: items, filters: [filter]))]
  }

  /// Paints content as one unit: waiting opacity, blend mode and filters apply to the whole.
  package mutating func compositing(
    mask: [DisplayItem]? = nil, _ content: (inout _Painter) -> Void
  ) {
    let group = isolated(content)
    guard !group.isEmpty, opacity > 0 else { return }
    items.append(
      .group(
        GroupItem(
          items: group, opacity: opacity, blendMode: blendMode, isIsolated: true, mask: mask,
          filters: filters)))
  }

  /// The items of content painted with a fresh state in the same space.
  package func isolated(_ content: (inout _Painter) -> Void) -> [DisplayItem] {
    var inner = _Painter()
    inner.transform = transform
    inner.isMoving = isMoving
    content(&inner)
    return inner.items
  }

  /// Clips content to a path of the current space; blending goes on through the clip. Items wholly
  /// outside can be left out: worth their bounds where content is much larger than the clip.
  package mutating func clipping(
    to path: Path, isEvenOdd: Bool = false, dropsHidden: Bool = false,
    _ content: (inout _Painter) -> Void
  ) {
    let clip = ClipPath(path: path.applying(transform), isEvenOdd: isEvenOdd)
    let outerFilters = filters
    let outerItems = items
    items = []
    filters = []
    content(&self)
    var inner = items
    items = outerItems
    filters = outerFilters
    if dropsHidden {
      let visible = clip.path.boundingRect
      inner.removeAll { !$0.bounds.intersects(visible) }
    }
    if !inner.isEmpty { emit(.group(GroupItem(items: inner, clip: clip))) }
  }
}

package typealias Painter = _Painter
