import Geometry

/// A picture kept as what is painted, in a space of its own: sharp at every scale.
package struct DrawnPicture: Hashable, Sendable {
  /// The extent of the picture's space; what lies outside is not seen.
  package let size: CGSize
  package let items: [DisplayItem]
  private let hash: ContentHash

  /// - Parameter items: painted as one, so that blended items see only each other.
  package init(size: CGSize, items: [DisplayItem]) {
    self.size = size
    self.items =
      items.contains(where: \.readsBackdrop)
      ? [.group(GroupItem(items: items, isIsolated: true))] : items
    hash = DisplayList(size: size, items: items).contentHash
  }

  /// The same picture in a space so many times as large.
  package func scaled(by factor: CGFloat) -> DrawnPicture {
    guard factor != 1, factor.isFinite, factor > 0 else { return self }
    let transform = CGAffineTransform(scaleX: factor, y: factor)
    return DrawnPicture(
      size: CGSize(width: size.width * factor, height: size.height * factor),
      items: items.isEmpty ? [] : [.group(GroupItem(items: items, transform: transform))])
  }

  /// The part of the picture inside a rectangle of its space, with the rectangle's corner as origin.
  package func cropped(to rect: CGRect) -> DrawnPicture {
    let transform = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
    let frame = ClipPath(path: Path(rect))
    let part = GroupItem(items: items, transform: transform, clip: frame)
    return DrawnPicture(size: rect.size, items: items.isEmpty ? [] : [.group(part)])
  }

  package static func == (lhs: DrawnPicture, rhs: DrawnPicture) -> Bool {
    lhs.hash == rhs.hash && lhs.size == rhs.size && lhs.items == rhs.items
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
