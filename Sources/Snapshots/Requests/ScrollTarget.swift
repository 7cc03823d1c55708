import Geometry
import Previews
import ViewCore

/// Where a scroll view stands.
package enum ScrollTarget: Hashable, Sendable {
  /// Points along the axis that the view scrolls. Negative and past the end are legal.
  case offset(Double)
  case point(x: Double, y: Double)
  /// Where the view of an id is in sight, at `anchor` if there is one.
  case id(String, anchor: ScrollAnchor?)
  /// Where the twelfth child is in sight: from 1.
  case row(Int, anchor: ScrollAnchor?)
  case end
}

/// A place of the viewport at which a scrolled-to view stands.
package enum ScrollAnchor: String, CaseIterable, Hashable, Sendable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom
  case bottomTrailing

  package var unitPoint: UnitPoint {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension ScrollTarget {
  static let allowed = ["120", "0,120", "id:12", "id:12,top", "row:12", "row:12,top", "end"]

  /// The target that `text` spells: `120`, `x,y`, `id:12`, `id:12,top`, `row:12`, `end`. In an id
  /// `\` stands before a comma or another `\`.
  init?(text: String) {
    if text == "end" {
      self = .end
    } else if let rest = text.suffix(after: "id:") {
      guard let (id, anchor) = Self.anchored(rest) else { return nil }
      self = .id(id, anchor: anchor)
    } else if let rest = text.suffix(after: "row:") {
      guard let (row, anchor) = Self.anchored(rest), let number = Int(controlText: row), number >= 1
      else { return nil }
      self = .row(number, anchor: anchor)
    } else {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { PlainDecimal.value(of: String($0)) }
        .filter(SnapshotLimits.scrollOffsets.contains)
      guard numbers.count == parts.count, (1...2).contains(parts.count) else { return nil }
      self = numbers.count == 1 ? .offset(numbers[0]) : .point(x: numbers[0], y: numbers[1])
    }
  }

  /// The one spelling.
  var text: String {
    switch self {
    case .offset(let offset): PlainDecimal.text(of: offset)
    case .point(let x, let y): "\(PlainDecimal.text(of: x)),\(PlainDecimal.text(of: y))"
    case .id(let id, let anchor): "id:" + Self.joined(id, anchor)
    case .row(let number, let anchor): "row:" + Self.joined(String(number), anchor)
    case .end: "end"
    }
  }

  /// What the engine is asked.
  package var request: ScrollRequest {
    switch self {
    case .offset(let offset): .offset(offset)
    case .point(let x, let y): .point(CGPoint(x: x, y: y))
    case .id(let id, let anchor): .id(id, anchor: anchor?.unitPoint)
    case .row(let number, let anchor): .row(number, anchor: anchor?.unitPoint)
    case .end: .end
    }
  }

  /// Whether this is where every scroll view stands by itself.
  var isStandard: Bool { self == .offset(0) || self == .point(x: 0, y: 0) }

  private static func anchored(_ text: String) -> (String, ScrollAnchor?)? {
    guard let parts = [String](controlText: text), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return (parts.first ?? "", nil) }
    return ScrollAnchor(rawValue: parts[1]).map { (parts[0], $0) }
  }

  private static func joined(_ text: String, _ anchor: ScrollAnchor?) -> String {
    ([text] + (anchor.map { [$0.rawValue] } ?? [])).controlText
  }
}

extension String {
  /// What follows a beginning; nil if the text begins otherwise. Scalars are compared one by one.
  func suffix(after beginning: String) -> String? {
    guard utf8.starts(with: beginning.utf8) else { return nil }
    return String(unicodeScalars.dropFirst(beginning.unicodeScalars.count))
  }
}
