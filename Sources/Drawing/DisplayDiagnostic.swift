/// Something in a display list that could not be drawn as it was written.
package struct DisplayDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package enum Fault: String, Sendable {
    /// A coordinate or a length that is not a number or not finite.
    case notFinite = "not-finite"
    /// A finite coordinate further than `DisplayList.farthest` from zero.
    case tooFar = "too-far"
    /// A length below zero where none can be.
    case negative
    /// An opacity or colour component outside 0…1, or stops out of order.
    case outOfRange = "out-of-range"
    /// A colour matrix without twenty values, a gradient without stops, …
    case malformed
  }

  package enum Remedy: String, Sendable { case clamped, left }

  package let fault: Fault
  /// `clamped`: drawn with the nearest legal value; `left`: the item was left out.
  package let remedy: Remedy
  /// Where: indices from the root, e.g. `2/0/5`, and what of the item, e.g. `path`.
  package let item: String
  package let property: String

  package var description: String {
    "\(fault.rawValue): \(property) of item \(item) \(remedy.rawValue)"
  }
}
