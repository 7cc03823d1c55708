import Geometry

extension DisplayList {
  /// The farthest that a coordinate may lie from zero, in points: more than any screen, and exact to
  /// a thousandth of a point even in single precision renderers' doubles.
  package static let farthest: CGFloat = 1_000_000

  /// The list with only numbers that a renderer can write, and what was wrong with the others.
  ///
  /// Rules: a number that is not finite in a path, frame or transform takes its item out; opacities
  /// and colours are clamped to 0…1 (not a number: opacity 1, colour 0); a stroke or size that is not
  /// above zero draws nothing; gradient stops are put in order; filters with bad numbers do nothing.
  /// A list without faults comes back as it is.
  package func sanitized() -> (list: DisplayList, diagnostics: [DisplayDiagnostic]) {
    var pass = SanitizingPass()
    let width = pass.side(size.width, "width")
    let height = pass.side(size.height, "height")
    let items = pass.items(self.items, at: "")
    return (DisplayList(size: CGSize(width: width, height: height), items: items), pass.diagnostics)
  }
}

/// Walks a display list once and repairs it.
struct SanitizingPass {
  private(set) var diagnostics: [DisplayDiagnostic] = []
  private var place = ""

  mutating func note(
    _ fault: DisplayDiagnostic.Fault, _ property: String, _ remedy: DisplayDiagnostic.Remedy
  ) {
    diagnostics.append(
      DisplayDiagnostic(
        fault: fault, remedy: remedy, item: place.isEmpty ? "root" : place, property: property))
  }

  mutating func side(_ value: CGFloat, _ property: String) -> CGFloat {
    if value.isNaN {
      note(.notFinite, property, .clamped)
      return 0
    }
    if value < 0 || value > DisplayList.farthest {
      note(value < 0 ? .negative : .tooFar, property, .clamped)
    }
    return min(max(value, 0), DisplayList.farthest)
  }

  /// Copies only what changes.
  mutating func items(_ items: [DisplayItem], at path: String) -> [DisplayItem] {
    var result = items
    var removed: [Int] = []
    for index in items.indices where !items[index].isSound {
      place = path.isEmpty ? "\(index)" : "\(path)/\(index)"
      if let repaired = item(items[index]) {
        result[index] = repaired
      } else {
        removed.append(index)
      }
    }
    for index in removed.reversed() { result.remove(at: index) }
    return result
  }

  private mutating func item(_ item: DisplayItem) -> DisplayItem? {
    switch item {
    case .group(let group): self.group(group).map(DisplayItem.group)
    case .shape(let shape): self.shape(shape).map(DisplayItem.shape)
    case .glyphs(let glyphs): self.glyphs(glyphs).map(DisplayItem.glyphs)
    case .image(let image): self.image(image).map(DisplayItem.image)
    }
  }

  private mutating func group(_ group: GroupItem) -> GroupItem? {
    var group = group
    let here = place
    guard group.transform.isFinite else {
      note(.notFinite, "transform", .left)
      return nil
    }
    group.opacity = unit(group.opacity, "opacity", otherwise: 1)
    if let clip = group.clip {
      guard let path = path(clip.path, "clip") else { return nil }
      group.clip?.path = path
    }
    group.filters = group.filters.compactMap { filter($0) }
    if let mask = group.mask { group.mask = items(mask, at: here + "/mask") }
    group.items = items(group.items, at: here)
    return group
  }

  private mutating func shape(_ shape: ShapeItem) -> ShapeItem? {
    var shape = shape
    guard let path = path(shape.path, "path") else { return nil }
    shape.path = path
    if let stroke = shape.stroke {
      guard let sound = self.stroke(stroke) else { return nil }
      shape.stroke = sound
    }
    shape.paint = paint(shape.paint)
    shape.opacity = unit(shape.opacity, "opacity", otherwise: 1)
    return shape
  }

  private mutating func glyphs(_ item: GlyphsItem) -> GlyphsItem? {
    var item = item
    guard item.size > 0, item.size <= DisplayList.farthest, item.slant.isFinite else {
      if item.size != 0 { note(item.size < 0 ? .negative : .notFinite, "size", .left) }
      return nil
    }
    let count = item.glyphs.count
    item.glyphs.removeAll { !$0.origin.isWithin(DisplayList.farthest) }
    if item.glyphs.count < count { note(.notFinite, "glyph positions", .left) }
    item.paint = paint(item.paint)
    item.opacity = unit(item.opacity, "opacity", otherwise: 1)
    return item
  }

  private mutating func image(_ image: ImageItem) -> ImageItem? {
    var image = image
    guard image.frame.isWithin(DisplayList.farthest) else {
      note(.notFinite, "frame", .left)
      return nil
    }
    image.opacity = unit(image.opacity, "opacity", otherwise: 1)
    return image
  }

  mutating func unit(_ value: Double, _ property: String, otherwise: Double) -> Double {
    if value >= 0, value <= 1 { return value }
    note(value.isNaN ? .notFinite : .outOfRange, property, .clamped)
    return value.isNaN ? otherwise : min(max(value, 0), 1)
  }
}
