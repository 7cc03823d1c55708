import CHarfBuzz

/// The buffer that text passes through while it is shaped; one, used again and again.
final class ShapingBuffer {
  let handle: OpaquePointer?
  private let language = hb_language_from_string("en", 2)

  init() { handle = hb_buffer_create() }

  deinit { hb_buffer_destroy(handle) }

  /// Replaces the content with a range of a paragraph; clusters are scalar indices in it.
  func fill(_ scalars: [UInt32], range: Range<Int>, isRightToLeft: Bool, script: UInt32) {
    hb_buffer_clear_contents(handle)
    hb_buffer_add_codepoints(
      handle, scalars, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(handle, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(handle, hb_script_t(rawValue: script))
    hb_buffer_set_language(handle, language)
  }
}

/// Scripts as ISO 15924 tags, from HarfBuzz's Unicode data.
enum Script {
  static let common: UInt32 = HB_SCRIPT_COMMON.rawValue
  static let inherited: UInt32 = HB_SCRIPT_INHERITED.rawValue
  static let unknown: UInt32 = HB_SCRIPT_UNKNOWN.rawValue
  static let latin: UInt32 = HB_SCRIPT_LATIN.rawValue
  static let han: UInt32 = HB_SCRIPT_HAN.rawValue

  /// Kana and hangul tell which language the Han characters beside them are in.
  static func saysWhoseHan(_ script: UInt32) -> Bool {
    script == HB_SCRIPT_HIRAGANA.rawValue || script == HB_SCRIPT_KATAKANA.rawValue
      || script == HB_SCRIPT_HANGUL.rawValue
  }

  static func of(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 {
      let isLetter = (scalar | 0x20) &- 0x61 < 26
      return isLetter ? latin : common
    }
    return hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  /// Scripts that take their neighbours' script.
  static func isWeak(_ script: UInt32) -> Bool {
    script == common || script == inherited || script == unknown
  }

  /// A tag of four letters, e.g. `Arab`.
  static func tag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
