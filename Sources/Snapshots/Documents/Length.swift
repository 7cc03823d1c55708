import Geometry

/// A length as documents write it: points with at most three decimals, never an exponent.
package struct Length: Codable, Hashable, Sendable {
  package let value: Double

  /// Beyond this a number would be written with an exponent; nothing that is drawn lies there.
  private static let farthest = 1e9

  package init(_ value: Double) {
    let inside = value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
    // The sum turns a negative zero into zero.
    self.value = (inside * 1000).rounded() / 1000 + 0
  }

  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension [Length] {
  /// `[x, y, width, height]`.
  package init(_ rect: CGRect) {
    self = [rect.minX, rect.minY, rect.width, rect.height].map { Length($0) }
  }

  /// `[width, height]`.
  package init(_ size: CGSize) {
    self = [size.width, size.height].map { Length($0) }
  }

  /// `[x, y]`.
  package init(_ point: CGPoint) {
    self = [point.x, point.y].map { Length($0) }
  }
}
