import Geometry

/// Something that a picture's reader should know: a value clamped, an id used twice, a name not found.
package struct Diagnostic: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case duplicateID = "duplicate-id"
    case invalidNumber = "invalid-number"
    case neverSettles = "never-settles"
    case unknownValue = "unknown-value"
    case ambiguousName = "ambiguous-name"
    case missingSymbol = "missing-symbol"
    case missingImage = "missing-image"
    case missingColor = "missing-color"
    case missingObject = "missing-object"
    case missingCoordinateSpace = "missing-coordinate-space"
    case approximation = "approximation"
    case limit = "limit"
    case component = "component"
  }

  package let kind: Kind
  package let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
