import Drawing
import Geometry

extension SVGRenderer {
  /// A run as text: every character at its own place, in a font that the document brings along.
  mutating func liveRun(
    _ run: GlyphsItem, _ live: LiveRun, mode: StaticString?, at placement: Placement
  ) {
    let name = liveFonts.font(for: live, &ids)
    var own = CGAffineTransform.identity
    if run.slant != 0 {
      own = CGAffineTransform(a: 1, b: 0, c: -run.slant, d: 1, tx: run.slant * live.baseline, ty: 0)
    }
    let whole = own.concatenating(placement.transform)
    let isMoved = whole.isTranslation
    var element = ElementAttributes()
    element.blendMode = mode
    element.transform = isMoved ? .identity : whole
    let baked = isMoved ? whole : .identity
    let paint = resolve(run.paint, transform: isMoved ? whole : own.inverted())
    let depth = open(&element, clips: placement.clips)
    body.append("<text class=\"")
    body.append(name.bytes)
    body.append("\"")
    body.attribute(" font-size=\"", length: run.size)
    body.append(" x=\"")
    for (index, mark) in live.marks.enumerated() {
      if index > 0 { body.append(" ") }
      body.append(length: mark.x + baked.tx)
    }
    body.append("\"")
    body.attribute(" y=\"", length: live.baseline + baked.ty)
    body.append(fill: paint, opacity: run.opacity)
    body.append(element)
    body.append(">")
    body.append(escaped: String(String.UnicodeScalarView(live.marks.map(\.character))))
    body.append("</text>")
    close(depth)
  }

  /// The fonts of the document's text, and what must not come from the page around it.
  var fontStyles: ByteWriter {
    var style = ByteWriter()
    for font in liveFonts.fonts {
      style.append("@font-face{font-family:")
      style.append(font.name.bytes)
      style.append(";src:url(data:font/ttf;base64,")
      style.append(base64: font.file)
      style.append(")}.")
      style.append(font.name.bytes)
      style.append("{font-family:")
      style.append(font.name.bytes)
      style.append(
        ";font-weight:400;font-style:normal;font-kerning:none;letter-spacing:0;word-spacing:0;")
      style.append("white-space:pre;text-anchor:start;text-rendering:geometricPrecision}")
    }
    return style
  }
}
