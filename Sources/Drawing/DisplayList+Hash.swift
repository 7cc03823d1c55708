import Geometry

extension DisplayList {
  /// The digest of all that is drawn, and of the texts behind the glyphs.
  package var contentHash: ContentHash {
    var hasher = ContentHasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    items.hash(into: &hasher)
    return hasher.finalize()
  }
}

extension [DisplayItem] {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.combine(count)
    for item in self {
      switch item {
      case .group(let group): group.hash(into: &hasher)
      case .shape(let shape): shape.hash(into: &hasher)
      case .glyphs(let glyphs): glyphs.hash(into: &hasher)
      case .image(let image): image.hash(into: &hasher)
      }
    }
  }
}

extension GroupItem {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.combine(isIsolated ? 101 : 102)
    for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      hasher.combine(Double(value))
    }
    hasher.combine(opacity)
    hasher.combine(blendMode.ordinal)
    if let clip {
      hasher.combine(clip.isEvenOdd ? 2 : 1)
      hasher.combine(clip.path)
    } else {
      hasher.combine(0)
    }
    if let mask { mask.hash(into: &hasher) } else { hasher.combine(-1) }
    hasher.combine(filters.count)
    for filter in filters { filter.hash(into: &hasher) }
    items.hash(into: &hasher)
  }
}

extension DisplayFilter {
  fileprivate func hash(into hasher: inout ContentHasher) {
    switch self {
    case .blur(let radius):
      hasher.combine(1)
      hasher.combine(radius)
    case .shadow(let color, let radius, let offset):
      hasher.combine(2)
      hasher.combine(color)
      hasher.combine(radius)
      hasher.combine(offset.width)
      hasher.combine(offset.height)
    case .colorMatrix(let values):
      hasher.combine(3)
      hasher.combine(values.count)
      for value in values { hasher.combine(value) }
    case .luminanceToAlpha: hasher.combine(4)
    }
  }
}

extension ShapeItem {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.combine(isEvenOdd ? 202 : 201)
    hasher.combine(path)
    if let stroke {
      hasher.combine(Int(stroke.lineCap.rawValue) * 8 + Int(stroke.lineJoin.rawValue) + 1)
      hasher.combine(stroke.lineWidth)
      hasher.combine(stroke.miterLimit)
      hasher.combine(stroke.dashPhase)
      hasher.combine(stroke.dash.count)
      for length in stroke.dash { hasher.combine(length) }
    } else {
      hasher.combine(0)
    }
    paint.hash(into: &hasher)
    hasher.combine(opacity)
    hasher.combine(blendMode.ordinal)
  }
}

extension GlyphsItem {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.combine(301)
    hasher.combine(glyphs.count)
    for glyph in glyphs {
      hasher.combine(glyph.outline.keyHash)
      hasher.combine(glyph.origin.x)
      hasher.combine(glyph.origin.y)
    }
    hasher.combine(size)
    hasher.combine(slant)
    paint.hash(into: &hasher)
    hasher.combine(opacity)
    hasher.combine(blendMode.ordinal)
    hasher.combine(text)
  }
}

extension ImageItem {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.combine(isInterpolated ? 402 : 401)
    hasher.combine(format.rawValue)
    hasher.combine(bytes: data)
    hasher.combine(frame)
    hasher.combine(opacity)
    hasher.combine(blendMode.ordinal)
  }
}

extension Paint {
  fileprivate func hash(into hasher: inout ContentHasher) {
    switch self {
    case .color(let color):
      hasher.combine(1)
      hasher.combine(color)
    case .linearGradient(let stops, let start, let end):
      hasher.combine(2)
      hasher.combine(stops)
      hasher.combine(start)
      hasher.combine(end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      hasher.combine(3)
      hasher.combine(stops)
      hasher.combine(center)
      hasher.combine(startRadius)
      hasher.combine(endRadius)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      hasher.combine(4)
      hasher.combine(stops)
      hasher.combine(center)
      hasher.combine(radii.width)
      hasher.combine(radii.height)
      hasher.combine(start)
      hasher.combine(end)
    case .angularGradient(let stops, let center, let start, let end):
      hasher.combine(5)
      hasher.combine(stops)
      hasher.combine(center)
      hasher.combine(start.radians)
      hasher.combine(end.radians)
    }
  }
}

extension ContentHasher {
  fileprivate mutating func combine(_ point: CGPoint) {
    combine(Double(point.x))
    combine(Double(point.y))
  }

  fileprivate mutating func combine(_ value: CGFloat) { combine(Double(value)) }

  fileprivate mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size.width)
    combine(rect.size.height)
  }

  fileprivate mutating func combine(_ color: DisplayColor) {
    combine(color.red)
    combine(color.green)
    combine(color.blue)
    combine(color.alpha)
  }

  fileprivate mutating func combine(_ stops: [GradientStop]) {
    combine(stops.count)
    for stop in stops {
      combine(stop.location)
      combine(stop.color)
    }
  }

  /// By elements, so that equal paths agree however they are stored.
  fileprivate mutating func combine(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let end):
        combine(501)
        combine(end)
      case .line(let end):
        combine(502)
        combine(end)
      case .quadCurve(let end, let control):
        combine(503)
        combine(control)
        combine(end)
      case .curve(let end, let control1, let control2):
        combine(504)
        combine(control1)
        combine(control2)
        combine(end)
      case .closeSubpath: combine(505)
      }
    }
    combine(506)
  }
}

extension DisplayBlendMode {
  /// The place in the list of modes.
  fileprivate var ordinal: Int { Self.ordinals[self] ?? 0 }

  private static let ordinals = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0 + 1) })
}
