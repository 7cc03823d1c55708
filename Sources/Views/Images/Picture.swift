import Drawing
import Geometry
import ViewCore

/// A picture that was found: pixels or outlines, and its size in points.
struct Picture: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case pixels(PictureFile)
    case outlines(DrawnPicture)
  }

  var content: Content
  /// In points.
  var size: CGSize
  /// What its asset says of templates; nil is not said.
  var isTemplate: Bool?
  /// Parts at the edges that keep their size, and whether the middle is tiled.
  var capInsets: EdgeInsets?
  var isTiled = false

  init(_ content: Content, size: CGSize) {
    self.content = content
    self.size = size
  }

  /// A picture by its bytes; nil where they are no PNG, JPEG or SVG.
  ///
  /// - Parameter scale: pixels per point.
  init?(_ data: [UInt8], scale: CGFloat) {
    if let file = PictureFile(data) {
      let scale = scale.isFinite && scale > 0 ? scale : 1
      self.init(
        .pixels(file),
        size: CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale))
    } else if let vector = DrawnPicture(svg: data) {
      self.init(.outlines(vector), size: vector.size)
    } else {
      return nil
    }
  }

  static func == (lhs: Picture, rhs: Picture) -> Bool {
    lhs.content == rhs.content && lhs.size == rhs.size && lhs.isTemplate == rhs.isTemplate
      && lhs.capInsets == rhs.capInsets && lhs.isTiled == rhs.isTiled
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
