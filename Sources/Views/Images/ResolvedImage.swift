import Drawing
import Geometry
import Typography
import ViewCore

/// An image in an environment: what is drawn, how large by itself, and on which baseline.
struct ResolvedImage {
  indirect enum Content {
    case symbol(SymbolDrawing)
    case picture(Picture)
    case drawn(DrawnImage)
    case nothing
  }

  var content: Content
  /// The image's own size, in points.
  var size: CGSize
  /// From the top to the baseline; the bottom edge for pictures.
  var ascent: CGFloat
  var resizing: Image.Resizing?
  var isTemplate = false
  var isInterpolated = true
  /// What could not be found.
  var problem: Diagnostic?

  /// The image's place in a line of text.
  var box: InlineBox {
    InlineBox(width: size.width, ascent: ascent, descent: size.height - ascent)
  }
}

extension Image {
  /// - Parameter font: the font around, whose size and weight symbols take.
  func resolved(in environment: EnvironmentValues, font: ResolvedFont) -> ResolvedImage {
    switch source {
    case .symbol(let name): return symbol(name, environment, font)
    case .named(let name, let bundle):
      switch PictureStore.picture(name, bundle: bundle, in: environment) {
      case .found(let picture): return resolved(picture)
      case .missing(let reason): return missing(reason)
      }
    case .picture(let picture): return resolved(picture)
    case .drawn(let drawn):
      return ResolvedImage(
        content: .drawn(drawn), size: drawn.size, ascent: drawn.size.height, resizing: resizing,
        isTemplate: renderingMode == .template)
    case .unreadable: return missing("the image's bytes are no PNG, JPEG or SVG that can be read")
    }
  }

  private func missing(_ reason: String) -> ResolvedImage {
    ResolvedImage(
      content: .nothing, size: .zero, ascent: 0, resizing: resizing,
      problem: Diagnostic(.missingImage, reason))
  }

  private func resolved(_ picture: Picture) -> ResolvedImage {
    var resizing = resizing
    // An image set may say itself how its images are stretched.
    if let insets = picture.capInsets, resizing?.insets ?? EdgeInsets() == EdgeInsets() {
      resizing = Resizing(insets: insets, mode: picture.isTiled ? .tile : .stretch)
    }
    return ResolvedImage(
      content: .picture(picture), size: picture.size, ascent: picture.size.height,
      resizing: resizing,
      isTemplate: renderingMode.map { $0 == .template } ?? picture.isTemplate ?? false,
      isInterpolated: interpolation != Interpolation.none)
  }

  private func symbol(
    _ name: String, _ environment: EnvironmentValues, _ font: ResolvedFont
  ) -> ResolvedImage {
    let catalog = SymbolCatalog.shared
    let shown = environment.symbolVariants.applied(to: name, in: catalog)
    let symbol = catalog.symbol(shown)
    let emSize = font.descriptor.size * environment.imageScale.factor
    let scale = environment.displayScale
    let drawing = SymbolDrawing(
      symbol: symbol, emSize: emSize,
      mode: symbolRenderingMode ?? environment.symbolRenderingMode,
      isMirrored: symbol.isDirectional && environment.layoutDirection == .rightToLeft)
    return ResolvedImage(
      content: .symbol(drawing),
      size: CGSize(
        width: (symbol.advance * emSize * scale).rounded(.up) / scale,
        height: (Symbol.height * emSize * scale).rounded(.up) / scale),
      ascent: Symbol.ascent * emSize, resizing: resizing,
      problem: symbol.isMissing
        ? Diagnostic(.missingSymbol, "no symbol “\(name)”: a dashed box stands for it") : nil)
  }
}

extension Image.Scale {
  /// Of the font's size.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension ResolvedImage {
  /// Draws the image into a rectangle: resized as it says, tinted where it is a template.
  func draw(
    in bounds: CGRect, foreground: _StylePaint, environment: EnvironmentValues,
    _ painter: inout Painter
  ) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    switch content {
    case .nothing: break
    case .symbol(let drawing):
      drawing.draw(
        in: bounds, fills: resizing != nil, foreground: foreground, environment: environment,
        &painter)
    case .picture, .drawn:
      guard isTemplate else { return drawParts(in: bounds, environment, &painter) }
      let mask = painter.isolated { drawParts(in: bounds, environment, &$0) }
      if mask.isEmpty { return }
      painter.compositing(mask: mask) { $0.draw(Path(bounds), style: foreground) }
    }
  }

  private func drawParts(
    in bounds: CGRect, _ environment: EnvironmentValues, _ painter: inout Painter
  ) {
    for part in ImageParts.parts(of: size, in: bounds, resizing) {
      if part.source == CGRect(origin: .zero, size: size) {
        drawWhole(in: part.destination, environment, &painter)
      } else {
        painter.clipping(to: Path(part.destination)) { painter in
          drawWhole(in: part.frameOfWhole(size), environment, &painter)
        }
      }
    }
  }

  private func drawWhole(
    in frame: CGRect, _ environment: EnvironmentValues, _ painter: inout Painter
  ) {
    switch content {
    case .picture(let picture):
      switch picture.content {
      case .pixels(let file):
        painter.draw(
          image: file.data, format: file.format, in: frame, isInterpolated: isInterpolated)
      case .outlines(let vector):
        painter.drawScaled(vector.items, of: vector.size, into: frame, clips: true)
      }
    case .drawn(let drawn):
      let items = GraphicsContext.items(environment: environment, renderer: drawn.renderer)
      painter.drawScaled(items, of: drawn.size, into: frame, clips: true)
    case .symbol, .nothing: break
    }
  }
}

extension Painter {
  /// Draws items of a space with a given size, stretched into a rectangle.
  fileprivate mutating func drawScaled(
    _ items: [DisplayItem], of size: CGSize, into frame: CGRect, clips: Bool
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let outer = transform
    transform = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX,
      ty: frame.minY
    ).concatenating(outer)
    let space = CGRect(origin: .zero, size: size)
    if space.contains(items.bounds) {
      draw(items: items)
    } else {
      clipping(to: Path(space)) { $0.draw(items: items) }
    }
    transform = outer
  }
}
