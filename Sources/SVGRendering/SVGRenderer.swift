import Drawing
import Geometry

/// Writes a display list as SVG: one walk over the items, definitions gathered aside.
///
/// The rules that keep browsers and other readers in agreement are in `docs/svg.md`.
struct SVGRenderer {
  let list: DisplayList
  let options: SVGOptions
  /// Elements of the innermost open buffer: the page, or the content of a definition.
  var body = ByteWriter()
  /// What goes into `<defs>`.
  var definitions = ByteWriter()
  var ids: IdentifierSource
  var glyphTable = GlyphTable()
  var liveFonts = LiveFonts()
  var images = ImageTable()
  var outlines = OutlineTable()
  var frames: [IsolationFrame] = []
  var tone = Tone.natural
  /// Whether anything in the list blends; when not, groups need not be looked into.
  let blends: Bool
  private var warnings: [SVGWarning] = []

  init(list: DisplayList, options: SVGOptions) {
    self.list = list
    self.options = options
    ids = IdentifierSource(list: list, options: options)
    var survey = Survey()
    survey.visit(list.items)
    blends = survey.blends
    glyphTable = survey.glyphTable
    glyphTable.decide()
    images.decide(survey.images)
    outlines.decide(survey.outlines)
    body.reserve(16_384 + survey.expectedBytes)
  }

  /// Everything between the root's tags.
  mutating func page() {
    let canvas = CGRect(origin: .zero, size: list.size)
    guard canvas.width > 0, canvas.height > 0 else { return }
    frames.append(IsolationFrame(start: body.count, visible: canvas))
    items(list.items, at: Placement(visible: canvas))
    closeFrame()
  }

  /// Header, definitions and page as one document.
  consuming func finish(faults: [DisplayDiagnostic]) -> SVGDocument {
    var document = ByteWriter()
    document.reserve(definitions.count + 512)
    document.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    document.attribute(" width=\"", length: list.size.width)
    document.attribute(" height=\"", length: list.size.height)
    document.append(" viewBox=\"0 0 ")
    document.append(length: list.size.width)
    document.append(" ")
    document.append(length: list.size.height)
    document.append("\" role=\"img\" style=\"isolation:isolate\">")
    if let title = options.title {
      document.append("<title>")
      document.append(escaped: title)
      document.append("</title>")
    }
    let style = fontStyles
    if style.count > 0 {
      document.append("<style>")
      document.append(style)
      document.append("</style>")
    }
    if definitions.count > 0 {
      document.append("<defs>")
      document.append(definitions)
      document.append("</defs>")
    }
    body.append("</svg>\n")
    body.insert(document, at: 0)
    return SVGDocument(
      bytes: body.finish(), warnings: faults.map(SVGWarning.fault) + warnings)
  }

  mutating func warn(_ warning: SVGWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}

/// Where items are drawn, seen from the innermost open element.
struct Placement {
  /// From the items' coordinates to the open element's.
  var transform = CGAffineTransform.identity
  /// Clips that wait for the next element, outermost first, in the open element's coordinates.
  var clips: [Identifier] = []
  /// What can be seen, in the open element's coordinates.
  var visible: CGRect

  var isPlain: Bool { clips.isEmpty && transform.isIdentity }

  /// The placement inside an element that took over transform and clips.
  func inside(_ transform: CGAffineTransform) -> Placement {
    Placement(visible: visible.applying(transform.inverted()))
  }

  /// Whether something with these bounds, in the items' coordinates, can be seen.
  func shows(_ bounds: CGRect) -> Bool {
    guard !bounds.isNull else { return false }
    let rect = transform.isIdentity ? bounds : bounds.applying(transform)
    // A point of room for antialiasing and hairlines.
    return rect.minX - 1 < visible.maxX && rect.maxX + 1 > visible.minX
      && rect.minY - 1 < visible.maxY && rect.maxY + 1 > visible.minY
  }
}

/// In which colours items are written.
enum Tone {
  case natural
  /// Every colour becomes white or black and keeps its alpha: for masks.
  case white, black
}

extension SVGRenderer {
  /// Siblings in order. Where transforms and clips wait, neighbours that do not look at the backdrop
  /// share one element; the others carry theirs alone.
  mutating func items(_ items: [DisplayItem], at placement: Placement) {
    if placement.isPlain || items.count == 1 || !blends {
      for item in items { self.item(item, at: placement) }
      return
    }
    var index = items.startIndex
    while index < items.endIndex {
      let end = items[index...].firstIndex(where: \.readsBackdrop) ?? items.endIndex
      if end - index > 1 {
        let run = items[index..<end]
        wrapped(at: placement) { renderer, inner in
          for item in run { renderer.item(item, at: inner) }
        }
        index = end
      } else {
        self.item(items[index], at: placement)
        index += 1
      }
    }
  }

  mutating func item(_ item: DisplayItem, at placement: Placement) {
    switch item {
    case .group(let group): self.group(group, at: placement)
    case .shape(let shape): self.shape(shape, at: placement)
    case .glyphs(let glyphs): self.glyphs(glyphs, at: placement)
    case .image(let image): self.image(image, at: placement)
    }
  }
}
