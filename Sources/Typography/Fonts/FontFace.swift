import CHarfBuzz
import Geometry

/// One face of a font file, mapped into memory and immutable.
final class FontFace {
  /// File name, and index for faces of a collection: `NotoSansCJK-Regular.ttc#2`.
  let name: String
  /// 16 hexadecimal digits over the face's table directory, which holds a checksum of every table.
  let hash: String
  let handle: OpaquePointer
  let axes: Set<UInt32>

  static let weightAxis: UInt32 = 0x7767_6874
  static let opticalSizeAxis: UInt32 = 0x6F70_737A

  init(path: String, index: Int = 0) throws(FontLibraryError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path)
    }
    defer { hb_blob_destroy(blob) }
    guard index >= 0, index < Int(hb_face_count(blob)),
      let face = hb_face_create(blob, UInt32(index))
    else { throw .unreadable(path: path) }
    hb_face_make_immutable(face)
    handle = face
    let file = (path as NSString).lastPathComponent
    name = index == 0 ? file : "\(file)#\(index)"
    hash = Self.directoryHash(blob: blob, index: index)

    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 8)
    var count = UInt32(infos.count)
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    axes = Set(infos.prefix(Int(count)).map(\.tag))
  }

  deinit { hb_face_destroy(handle) }

  /// Family, full, PostScript and typographic family names, in English.
  var names: [String] {
    ([1, 4, 6, 16] as [hb_ot_name_id_t]).compactMap { identifier in
      var length: UInt32 = 256
      var bytes = [CChar](repeating: 0, count: Int(length))
      let language = hb_language_from_string("en", 2)
      let full = hb_ot_name_get_utf8(handle, identifier, language, &length, &bytes)
      guard full > 0 else { return nil }
      return String(decoding: bytes.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// FNV-1a over the table directory: tags, checksums, offsets and lengths of all tables.
  private static func directoryHash(blob: OpaquePointer, index: Int) -> String {
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return "0000000000000000" }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    func word(_ offset: Int) -> Int {
      guard offset >= 0, offset + 4 <= bytes.count else { return 0 }
      return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let isCollection = word(0) == 0x7474_6366
    let start = isCollection ? word(12 + 4 * index) : 0
    let tables = word(start + 4) >> 16
    let end = min(start + 12 + 16 * tables, bytes.count)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    if start < end {
      for byte in bytes[start..<end] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
