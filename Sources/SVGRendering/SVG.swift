import Drawing
import Geometry

/// The bytes of a self-contained SVG document, UTF-8, the same for equal lists and options.
package func svg(_ list: DisplayList, options: SVGOptions = SVGOptions()) -> [UInt8] {
  svgDocument(list, options: options).bytes
}

/// The document and what could not be drawn exactly.
package func svgDocument(_ list: DisplayList, options: SVGOptions = SVGOptions()) -> SVGDocument {
  let (list, diagnostics) = list.sanitized()
  var renderer = SVGRenderer(list: list, options: options)
  renderer.page()
  return renderer.finish(faults: diagnostics)
}

/// An SVG picture.
package struct SVGDocument: Equatable, Sendable {
  package var bytes: [UInt8]
  /// Each once, in the order of first appearance.
  package var warnings: [SVGWarning]
}

/// How a display list is written.
package struct SVGOptions: Equatable, Sendable {
  /// The accessible name of the picture, written as `<title>`.
  package var title: String?
  /// Put before every id in the document. What is not a letter, digit, `-` or `_` becomes `_`.
  package var idPrefix: String
  /// Tells apart the ids of one picture shown more than once in a page: 0, 1, 2, …
  package var instance: Int

  /// How text is written.
  package var text: SVGText

  package init(
    title: String? = nil, idPrefix: String = "", instance: Int = 0, text: SVGText = .outlines
  ) {
    self.title = title
    self.idPrefix = idPrefix
    self.instance = instance
    self.text = text
  }
}

/// How a document says text.
package enum SVGText: Sendable {
  /// Outlines: every reader draws them alike.
  case outlines
  /// `<text>` in fonts that the document brings along: it can be selected and found. What readers would
  /// draw otherwise than it is stays outlines.
  case live
}
