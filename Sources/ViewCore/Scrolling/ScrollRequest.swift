import Geometry

/// Where an address, a control or a test wants a scroll view to stand.
///
/// Offsets are points from the place at rest, along x from the leading edge. They are not limited to
/// the content: a negative one pulls the content down, one past the end pulls it up. The other cases
/// are limited as `scrollTo` is (rule S5).
package enum ScrollRequest: Hashable, Sendable {
  /// Along the main axis: vertical where the scroll view scrolls vertically.
  case offset(CGFloat)
  case point(CGPoint)
  /// A view by the description of its id; without an anchor the smallest move that shows it.
  case id(String, anchor: UnitPoint? = nil)
  /// The nth row of the content, from 1.
  case row(Int, anchor: UnitPoint? = nil)
  case end
}

extension ScrollRequest {
  /// Reads `120`, `x,y`, `id:12`, `id:12,top`, `row:12`, `row:12,top` or `end`; `nil` for anything
  /// else, numbers that are not finite among it.
  package init?(_ text: String) {
    if text == "end" {
      self = .end
    } else if text.hasPrefix("id:") {
      let (name, anchor) = Self.splitAnchor(text.dropFirst(3))
      guard !name.isEmpty else { return nil }
      self = .id(name, anchor: anchor)
    } else if text.hasPrefix("row:") {
      let (number, anchor) = Self.splitAnchor(text.dropFirst(4))
      guard let row = Int(number), row > 0 else { return nil }
      self = .row(row, anchor: anchor)
    } else {
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { Double($0) }
      switch (numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
      case (1, let length?, _) where length.isFinite: self = .offset(length)
      case (2, let x?, let y?) where x.isFinite && y.isFinite: self = .point(CGPoint(x: x, y: y))
      default: return nil
      }
    }
  }

  /// A name and the anchor after its last comma; a last part that is no anchor belongs to the name.
  private static func splitAnchor(_ text: Substring) -> (String, UnitPoint?) {
    guard let comma = text.lastIndex(of: ","),
      let anchor = UnitPoint(named: text[text.index(after: comma)...])
    else { return (String(text), nil) }
    return (String(text[..<comma]), anchor)
  }
}

extension UnitPoint {
  fileprivate init?(named name: Substring) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "center": self = .center
    case "topLeading": self = .topLeading
    case "topTrailing": self = .topTrailing
    case "bottomLeading": self = .bottomLeading
    case "bottomTrailing": self = .bottomTrailing
    default: return nil
    }
  }
}
