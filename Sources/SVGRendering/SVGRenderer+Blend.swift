import Drawing
import Geometry

/// The elements of one isolated group: Porter-Duff operators act on them as a whole.
struct IsolationFrame {
  /// Where in the buffer the group's content begins.
  let start: Int
  let visible: CGRect
  /// Whether an element in it has a blend mode.
  var blends = false
  /// Black shapes of a mask that waits for the content to go on.
  var holes = ByteWriter()
}

extension SVGRenderer {
  /// Writes content as the content of an isolated group.
  mutating func frame(visible: CGRect, content: (inout SVGRenderer) -> Void) {
    frames.append(IsolationFrame(start: body.count, visible: visible))
    content(&self)
    closeFrame()
  }

  mutating func closeFrame() {
    flushHoles()
    frames.removeLast()
  }

  /// Writes an item so that it meets what the isolated group has painted before by a blend mode.
  /// `content` writes the item with the CSS mode that it is given.
  mutating func paint(
    _ mode: DisplayBlendMode, at placement: Placement,
    content: (inout SVGRenderer, StaticString?) -> Void
  ) {
    if mode == .destinationOut { return cutHole(content) }
    flushHoles()
    switch mode {
    case .normal: content(&self, nil)
    case .destinationOver: paintBelow(content)
    case .sourceAtop: paintAtop(content)
    default:
      // In a mask only alpha counts, and there these modes are all alike.
      guard tone == .natural else { return content(&self, nil) }
      if let name = mode.approximation {
        warn(.blendMode(mode, writtenAs: String(describing: name)))
      }
      frames[frames.count - 1].blends = true
      content(&self, mode.cssName)
    }
  }

  /// `destinationOut`: what is painted so far gets a luminance mask, white with the item in black.
  /// Overlapping holes stay clear. Items that follow one another share a mask.
  private mutating func cutHole(_ content: (inout SVGRenderer, StaticString?) -> Void) {
    let index = frames.count - 1
    guard body.count > frames[index].start else { return }
    let outerTone = tone
    tone = .black
    let hole = aside(visible: frames[index].visible) { content(&$0, nil) }
    tone = outerTone
    frames[index].holes.append(hole)
  }

  /// Closes the mask of the holes cut so far around what was painted before them.
  mutating func flushHoles() {
    guard let frame = frames.last, frame.holes.count > 0 else { return }
    var content = ByteWriter()
    content.append("<rect")
    content.append(region: frame.visible)
    content.append(" fill=\"#fff\"/>")
    content.append(frame.holes)
    var element = ElementAttributes()
    element.mask = defineMask(content, region: frame.visible)
    wrapFrame(element)
    frames[frames.count - 1].holes = ByteWriter()
  }

  /// `destinationOver`: the item goes below what is painted so far, which keeps its own blending.
  private mutating func paintBelow(_ content: (inout SVGRenderer, StaticString?) -> Void) {
    guard let frame = frames.last else { return }
    if frame.blends { isolateFrame() }
    let end = body.count
    content(&self, nil)
    let item = body.cut(from: end)
    body.insert(item, at: frame.start)
  }

  /// `sourceAtop`: the item over what is painted so far, made opaque, and both under a mask of the
  /// alpha that was there.
  private mutating func paintAtop(_ content: (inout SVGRenderer, StaticString?) -> Void) {
    guard let frame = frames.last, body.count > frame.start else { return }
    let backdrop = ids.next()
    let painted = body.cut(from: frame.start)
    definitions.append("<g id=\"")
    definitions.append(backdrop.bytes)
    definitions.append(frame.blends ? "\" style=\"isolation:isolate\">" : "\">")
    definitions.append(painted)
    definitions.append("</g>")
    var element = ElementAttributes()
    let light = copy(of: backdrop, through: .flat(.white), visible: frame.visible)
    element.mask = defineMask(light, region: frame.visible)
    let opaque = copy(of: backdrop, through: .opaque, visible: frame.visible)
    body.append("<g")
    body.append(element)
    body.append(">")
    body.append(opaque)
    content(&self, nil)
    body.append("</g>")
    frames[frames.count - 1].blends = false
  }

  private mutating func copy(
    of identifier: Identifier, through filter: DisplayFilter, visible: CGRect
  ) -> ByteWriter {
    var copy = ByteWriter()
    copy.append("<g")
    copy.attribute(" filter=\"", url: defineFilter([filter], region: visible))
    copy.append(">")
    copy.append(use: identifier, x: 0, y: 0)
    copy.append("/></g>")
    return copy
  }

  private mutating func isolateFrame() {
    var element = ElementAttributes()
    element.isIsolated = true
    wrapFrame(element)
  }

  /// Puts a group around all that the frame has painted.
  private mutating func wrapFrame(_ element: ElementAttributes) {
    guard let frame = frames.last else { return }
    var opening = ByteWriter()
    opening.append("<g")
    opening.append(element)
    opening.append(">")
    body.insert(opening, at: frame.start)
    body.append("</g>")
    frames[frames.count - 1].blends = false
  }
}

extension DisplayBlendMode {
  /// The mode of CSS that is written for this one; `nil` for what is no blend mode there.
  var cssName: StaticString? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusDarker: "multiply"
    case .plusLighter: "plus-lighter"
    }
  }

  /// The mode that is written, where it is not the same in every engine.
  var approximation: StaticString? {
    switch self {
    case .softLight, .plusDarker, .plusLighter: cssName
    default: nil
    }
  }
}
