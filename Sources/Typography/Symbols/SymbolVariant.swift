import Geometry

/// An enclosing shape that SF Symbols puts around many of its symbols.
enum SymbolVariant: String, CaseIterable {
  case filledCircle = ".circle.fill"
  case filledSquare = ".square.fill"
  case circle = ".circle"
  case square = ".square"

  /// The name of the symbol inside, nil when this variant does not end the name.
  func base(of name: String) -> String? {
    guard name.hasSuffix(rawValue), name.count > rawValue.count else { return nil }
    return String(name.dropLast(rawValue.count))
  }

  /// The end of Bootstrap's name for digits in this shape.
  var iconSuffix: String { String(rawValue.dropFirst()).replacingOccurrences(of: ".", with: "-") }

  /// An icon as it lies in the shape, all in boxes of 16 by 16.
  func centred(_ inner: Path) -> Path {
    let side = IconFile.side
    let ink = inner.boundingRect
    let scale = 0.56 * side / max(ink.width, ink.height, 1)
    return inner.applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: side / 2 - ink.midX * scale,
        ty: side / 2 - ink.midY * scale))
  }

  /// The shape alone: filled, or as a ring.
  var enclosure: Path {
    var path = outline(inset: 0)
    switch self {
    case .circle, .square: path.addPath(outline(inset: 1).reversed())
    case .filledCircle, .filledSquare: break
    }
    return path
  }

  /// Draws the shape around an icon, all in boxes of 16 by 16.
  func around(_ inner: Path) -> Path {
    let centred = centred(inner)
    var path = outline(inset: 0)
    switch self {
    case .circle, .square:
      path.addPath(outline(inset: 1).reversed())
      path.addPath(centred)
    case .filledCircle, .filledSquare:
      let isSameWay = (centred.largestSignedArea > 0) == (path.largestSignedArea > 0)
      path.addPath(isSameWay ? centred.reversed() : centred)
    }
    return path
  }

  private func outline(inset: CGFloat) -> Path {
    let rect = CGRect(
      x: inset, y: inset, width: IconFile.side - 2 * inset, height: IconFile.side - 2 * inset)
    var path = Path()
    switch self {
    case .circle, .filledCircle: path.addEllipse(in: rect)
    case .square, .filledSquare:
      let radius = 3 - inset
      path.addRoundedRect(
        in: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
    }
    return Path(elements: path.elements)
  }
}
