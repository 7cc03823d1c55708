import Drawing
import Geometry

/// An SVG file as display items, in points of its own space.
///
/// Read: shapes, paths, groups, `use`, clip paths, solid colours, linear and radial gradients,
/// opacities, strokes, transforms, class rules of style sheets. Text, images, masks, filters and patterns
/// are left out.
struct VectorPicture: Hashable, Sendable {
  /// In points.
  let size: CGSize
  let items: [DisplayItem]
  private let hash: ContentHash

  /// Nil where the bytes are no SVG, or one without a size.
  init?(svg data: [UInt8]) {
    guard data.count <= Self.maximumLength, data.prefix(1_024).contains(UInt8(ascii: "<")),
      let root = XMLTree.root(of: data), root.name == "svg"
    else { return nil }
    let box = root["viewBox"].map(SVGNumbers.numbers) ?? []
    let viewBox = box.count == 4 && box[2] > 0 && box[3] > 0 ? box : nil
    let width = root["width"].flatMap(SVGNumbers.length) ?? viewBox?[2]
    let height = root["height"].flatMap(SVGNumbers.length) ?? viewBox?[3]
    guard let width, let height, width > 0, height > 0, width <= Self.maximumSide,
      height <= Self.maximumSide
    else { return nil }
    size = CGSize(width: width, height: height)
    var reader = SVGReader(root: root)
    let drawn = reader.items()
    if let viewBox {
      // The default of preserveAspectRatio: as large as fits, in the middle.
      let scale = min(width / viewBox[2], height / viewBox[3])
      let transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale,
        tx: (width - viewBox[2] * scale) / 2 - viewBox[0] * scale,
        ty: (height - viewBox[3] * scale) / 2 - viewBox[1] * scale)
      items =
        transform.isIdentity || drawn.isEmpty
        ? drawn : [.group(GroupItem(items: drawn, transform: transform))]
    } else {
      items = drawn
    }
    hash = DisplayList(size: size, items: items).contentHash
  }

  /// Bytes and points a side beyond which a file is no asset of an interface.
  private static let maximumLength = 8 << 20
  private static let maximumSide: CGFloat = 16_384

  static func == (lhs: VectorPicture, rhs: VectorPicture) -> Bool {
    lhs.hash == rhs.hash && lhs.items == rhs.items
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
