import Drawing
import Geometry

extension SVGRenderer {
  /// Defines a luminance mask whose light is the alpha of some items: they are written in white.
  mutating func defineMask(_ items: [DisplayItem], visible: CGRect) -> Identifier {
    let outerTone = tone
    tone = .white
    let content = aside(visible: visible) { renderer in
      renderer.items(items, at: Placement(visible: visible))
    }
    tone = outerTone
    return defineMask(content, region: visible)
  }

  mutating func defineMask(_ content: ByteWriter, region: CGRect) -> Identifier {
    let identifier = ids.next()
    definitions.append("<mask id=\"")
    definitions.append(identifier.bytes)
    definitions.append("\" maskUnits=\"userSpaceOnUse\"")
    definitions.append(region: region)
    definitions.append(">")
    definitions.append(content)
    definitions.append("</mask>")
    return identifier
  }

  /// Writes into a buffer of its own, isolated from what is open.
  mutating func aside(
    visible: CGRect, content: (inout SVGRenderer) -> Void
  ) -> ByteWriter {
    var page = ByteWriter()
    swap(&page, &body)
    frame(visible: visible, content: content)
    swap(&page, &body)
    return page
  }
}
