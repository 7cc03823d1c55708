import Drawing
import Geometry

extension DrawnPicture {
  /// An SVG file, in points of its own space; nil where the bytes are no SVG, or one without a size.
  ///
  /// Read: shapes, paths, groups, `use`, clip paths, solid colours, linear and radial gradients,
  /// opacities, strokes, transforms, class rules of style sheets. Text, images, masks, filters and
  /// patterns are left out.
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
    var reader = SVGReader(root: root)
    var items = reader.items()
    if let viewBox {
      // The default of preserveAspectRatio: as large as fits, in the middle.
      let scale = min(width / viewBox[2], height / viewBox[3])
      let transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale,
        tx: (width - viewBox[2] * scale) / 2 - viewBox[0] * scale,
        ty: (height - viewBox[3] * scale) / 2 - viewBox[1] * scale)
      if !transform.isIdentity, !items.isEmpty {
        items = [.group(GroupItem(items: items, transform: transform))]
      }
    }
    self.init(size: CGSize(width: width, height: height), items: items)
  }

  /// Bytes and points a side beyond which a file is no asset of an interface.
  private static var maximumLength: Int { 8 << 20 }
  private static var maximumSide: CGFloat { 16_384 }
}
