import Drawing
import Geometry

extension SVGRenderer {
  mutating func image(_ image: ImageItem, at placement: Placement) {
    guard image.opacity > 0, !image.frame.isEmpty, placement.shows(image.frame) else { return }
    paint(image.blendMode, at: placement) { renderer, mode in
      if renderer.tone == .natural {
        renderer.imageElement(image, mode: mode, at: placement)
      } else {
        renderer.toned(at: placement) { $0.imageElement(image, mode: nil, at: $1) }
      }
    }
  }

  private mutating func imageElement(
    _ image: ImageItem, mode: StaticString?, at placement: Placement
  ) {
    var frame = image.frame.standardized
    var element = ElementAttributes()
    element.blendMode = mode
    element.opacity = image.opacity
    if placement.transform.keepsAxes {
      frame = frame.applying(placement.transform)
    } else {
      element.transform = placement.transform
    }
    let isScaled = frame.size != image.frame.standardized.size
    let key = ImageKey(image)
    let shared = images.isShared(key) && !isScaled ? sharedImage(image, key) : nil
    element.isMovedReference = shared != nil
    let depth = open(&element, clips: placement.clips)
    if let shared {
      body.append(
        use: shared, x: DecimalWriter.thousandths(frame.minX),
        y: DecimalWriter.thousandths(frame.minY))
    } else {
      body.append("<image")
      body.append(image: image.data, format: image.format, frame: frame)
      element.isPixelated = !image.isInterpolated
    }
    body.append(element)
    body.append("/>")
    close(depth)
  }

  private mutating func sharedImage(_ image: ImageItem, _ key: ImageKey) -> Identifier {
    if let identifier = images.identifier(of: key) { return identifier }
    let identifier = ids.next()
    definitions.append("<image id=\"")
    definitions.append(identifier.bytes)
    definitions.append("\"")
    definitions.append(
      image: image.data, format: image.format,
      frame: CGRect(origin: .zero, size: image.frame.standardized.size))
    var element = ElementAttributes()
    element.isPixelated = !image.isInterpolated
    definitions.append(element)
    definitions.append("/>")
    images.name(identifier, for: key)
    return identifier
  }
}

/// Pixels at a size.
struct ImageKey: Hashable {
  private let digest: ContentHash
  private let width: CGFloat
  private let height: CGFloat
  private let isInterpolated: Bool

  init(_ image: ImageItem) {
    var hasher = ContentHasher()
    hasher.combine(image.format.rawValue)
    hasher.combine(bytes: image.data)
    digest = hasher.finalize()
    width = abs(image.frame.width)
    height = abs(image.frame.height)
    isInterpolated = image.isInterpolated
  }
}

/// Which images are written once and referred to: those that come more than once.
struct ImageTable {
  private var shared: [ImageKey: Identifier?] = [:]

  mutating func decide(_ counts: [ImageKey: Int]) {
    for (key, count) in counts where count > 1 { shared[key] = .some(nil) }
  }

  func isShared(_ key: ImageKey) -> Bool { shared.keys.contains(key) }

  func identifier(of key: ImageKey) -> Identifier? { shared[key].flatMap { $0 } }

  mutating func name(_ identifier: Identifier, for key: ImageKey) { shared[key] = identifier }
}

extension ByteWriter {
  /// The attributes of an image stretched into a frame, with its bytes inside.
  mutating func append(image data: [UInt8], format: ImageItem.Format, frame: CGRect) {
    if frame.minX != 0 { attribute(" x=\"", length: frame.minX) }
    if frame.minY != 0 { attribute(" y=\"", length: frame.minY) }
    attribute(" width=\"", length: frame.width)
    attribute(" height=\"", length: frame.height)
    append(" preserveAspectRatio=\"none\"")
    append(format == .png ? " href=\"data:image/png;base64," : " href=\"data:image/jpeg;base64,")
    append(base64: data)
    append("\"")
  }
}
