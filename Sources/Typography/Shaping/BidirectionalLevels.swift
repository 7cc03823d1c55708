import CFriBidi
import Geometry

/// Embedding levels of a paragraph by the Unicode Bidirectional Algorithm.
struct BidirectionalLevels {
  /// One per scalar; odd is right to left. Empty means all zero.
  var levels: [Int8]
  /// The paragraph's own level.
  var base: Int8

  /// The paragraph's direction is that of its first strong character, else the layout's.
  init(_ scalars: [UInt32], isRightToLeft: Bool) {
    if !isRightToLeft && !scalars.contains(where: Self.mayBeRightToLeft) {
      levels = []
      base = 0
      return
    }
    let count = Int32(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var result = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction = isRightToLeft ? fribidi_shim_weak_rtl : fribidi_shim_weak_ltr
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &result)
    if scalars.isEmpty || highest == 0 {
      // Nothing to resolve, or no memory for it: one level for all.
      base = isRightToLeft ? 1 : 0
      levels = [Int8](repeating: base, count: scalars.count)
      return
    }
    levels = result
    base = direction.rawValue & fribidi_shim_right_to_left != 0 ? 1 : 0
  }

  private static func mayBeRightToLeft(_ scalar: UInt32) -> Bool {
    scalar >= 0x590
      && (scalar <= 0x8FF || (0x200E...0x202E).contains(scalar)
        || (0x2066...0x2069).contains(scalar)
        || (0xFB1D...0xFEFF).contains(scalar) || (0x10800...0x10FFF).contains(scalar)
        || (0x1E800...0x1EFFF).contains(scalar))
  }
}
