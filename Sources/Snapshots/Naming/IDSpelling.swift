import Geometry
import ViewCore

/// How explicit ids are shown and named: as they describe themselves, random ones as ordinals in the
/// order in which the tree has them, so that no output depends on chance.
@MainActor final class IDSpelling {
  private var ordinals: [AnyHashable: Int] = [:]

  func text(of id: AnyHashable) -> String {
    guard id.base is UUID || id.base is ObjectIdentifier else { return "\(id.base)" }
    let ordinal = ordinals[id] ?? ordinals.count + 1
    ordinals[id] = ordinal
    return "\(id.base is UUID ? "uuid" : "object")-\(ordinal)"
  }
}
