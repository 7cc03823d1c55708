import Geometry

/// What a snapshot says of one node, gathered from the nodes of its modifiers inwards.
public struct _ViewDescription {
  package var type: String
  package var identifier: String?
  package var explicitID: AnyHashable?
  package var text: String?
  package var label: String?
  /// What a control is set to, as accessibility reads it.
  package var value: String?
  package var hint: String?
  package var role: String?
  package var traits: [String] = []
  package var opacity: Double?
  package var blendMode: String?
  package var clip: String?
  package var zIndex: Double?
  /// Resolved arguments of modifiers, by their names.
  package var modifiers: [String: String] = [:]

  package init(type: String) { self.type = type }
}

package typealias ViewDescription = _ViewDescription
