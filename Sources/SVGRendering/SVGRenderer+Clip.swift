import Drawing
import Geometry

extension SVGRenderer {
  /// Defines a clip in the coordinates that the transform leads to. A clip never carries a clip:
  /// several clips are nested groups.
  mutating func defineClip(_ clip: ClipPath, transform: CGAffineTransform = .identity) -> Identifier
  {
    let identifier = ids.next()
    definitions.append("<clipPath id=\"")
    definitions.append(identifier.bytes)
    definitions.append("\">")
    definitions.append(outline: clip.path.applying(transform))
    if clip.isEvenOdd { definitions.append(" clip-rule=\"evenodd\"") }
    definitions.append("/></clipPath>")
    return identifier
  }

  /// Opens elements that take over the waiting clips and the transform, and writes content inside.
  mutating func wrapped(
    at placement: Placement, content: (inout SVGRenderer, Placement) -> Void
  ) {
    flushHoles()
    var element = ElementAttributes()
    element.transform = placement.transform
    let depth = open(&element, clips: placement.clips)
    if element.isEmpty {
      content(&self, placement.inside(.identity))
    } else {
      body.append("<g")
      body.append(element)
      body.append(">")
      content(&self, placement.inside(placement.transform))
      body.append("</g>")
    }
    close(depth)
  }

  /// Opens a group for each clip that the element itself cannot carry. The outermost of them, or the
  /// element, carries the blend mode: nothing may stand between it and the backdrop.
  mutating func open(_ element: inout ElementAttributes, clips: [Identifier]) -> Int {
    guard let last = clips.last else { return 0 }
    let carriesClip =
      element.clip == nil && element.transform.isIdentity && !element.isMovedReference
    if carriesClip { element.clip = last }
    let outer = carriesClip ? clips.dropLast() : clips[...]
    for (index, clip) in outer.enumerated() {
      var group = ElementAttributes()
      group.clip = clip
      if index == 0 {
        group.blendMode = element.blendMode
        group.isIsolated = element.blendMode != nil
        element.blendMode = nil
      }
      body.append("<g")
      body.append(group)
      body.append(">")
    }
    return outer.count
  }

  mutating func close(_ depth: Int) {
    for _ in 0..<depth { body.append("</g>") }
  }
}

/// What an element says about how it meets its surroundings.
struct ElementAttributes {
  var transform = CGAffineTransform.identity
  /// Whether it is a `use` with `x` and `y`, which move its clip along.
  var isMovedReference = false
  var opacity = 1.0
  var clip: Identifier?
  var mask: Identifier?
  var filter: Identifier?
  var isIsolated = false
  /// Whether an image shows its pixels as squares.
  var isPixelated = false
  /// The CSS name of a mode.
  var blendMode: StaticString?

  var isEmpty: Bool {
    transform.isIdentity && opacity == 1 && clip == nil && mask == nil && filter == nil
      && !hasStyle
  }

  fileprivate var hasStyle: Bool { isIsolated || isPixelated || blendMode != nil }
}

extension ByteWriter {
  mutating func append(_ attributes: ElementAttributes) {
    if !attributes.transform.isIdentity { append(transform: attributes.transform) }
    if attributes.opacity < 1 { attribute(" opacity=\"", factor: attributes.opacity) }
    if let clip = attributes.clip { attribute(" clip-path=\"", url: clip) }
    if let mask = attributes.mask { attribute(" mask=\"", url: mask) }
    if let filter = attributes.filter { attribute(" filter=\"", url: filter) }
    guard attributes.hasStyle else { return }
    append(" style=\"")
    var separator: StaticString = ""
    func begin(_ writer: inout ByteWriter, _ name: StaticString) {
      writer.append(separator)
      writer.append(name)
      separator = ";"
    }
    if attributes.isIsolated { begin(&self, "isolation:isolate") }
    if attributes.isPixelated { begin(&self, "image-rendering:pixelated") }
    if let mode = attributes.blendMode {
      begin(&self, "mix-blend-mode:")
      append(mode)
    }
    append("\"")
  }

  mutating func append(transform: CGAffineTransform, name: StaticString = " transform=\"") {
    append(name)
    if transform.isTranslation {
      append("translate(")
    } else {
      append("matrix(")
      for value in [transform.a, transform.b, transform.c, transform.d] {
        append(factor: value)
        append(" ")
      }
    }
    append(length: transform.tx)
    append(" ")
    append(length: transform.ty)
    append(")\"")
  }
}
