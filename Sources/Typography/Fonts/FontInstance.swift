import CHarfBuzz
import Drawing
import Geometry

/// A face at one point of its design space; shapes text and gives outlines in em units.
///
/// Not thread-safe: used under the text layouter's lock only.
final class FontInstance {
  let face: FontFace
  /// `hash:wght=400,opsz=17`, the first part of the keys of its outlines.
  let key: String
  /// Horizontal shear for faces without an italic of their own.
  let slant: CGFloat
  /// Horizontal scale that stands for condensed and expanded widths.
  let stretch: CGFloat

  private let font: OpaquePointer
  private var outlines: [UInt32: GlyphOutline] = [:]

  /// HarfBuzz units per em: fine enough that rounding never shows.
  static let unitsPerEm: Double = 65536

  /// What makes two instances of one face different.
  struct Variation: Hashable {
    var weight: Double?
    var opticalSize: Double?
    var slant: Double = 0
    var stretch: Double = 1
  }

  init(face: FontFace, variation: Variation) {
    self.face = face
    slant = variation.slant
    stretch = variation.stretch
    font = hb_font_create(face.handle)
    hb_font_set_scale(font, Int32(Self.unitsPerEm), Int32(Self.unitsPerEm))
    var settings: [hb_variation_t] = []
    var parts: [String] = []
    if let weight = variation.weight, face.axes.contains(FontFace.weightAxis) {
      settings.append(hb_variation_t(tag: FontFace.weightAxis, value: Float(weight)))
      parts.append("wght=\(Self.short(weight))")
    }
    if let size = variation.opticalSize, face.axes.contains(FontFace.opticalSizeAxis) {
      settings.append(hb_variation_t(tag: FontFace.opticalSizeAxis, value: Float(size)))
      parts.append("opsz=\(Self.short(size))")
    }
    if stretch != 1 { parts.append("stretch=\(Self.short(stretch))") }
    hb_font_set_variations(font, settings, UInt32(settings.count))
    hb_font_make_immutable(font)
    key = parts.isEmpty ? face.hash : "\(face.hash):\(parts.joined(separator: ","))"
  }

  deinit { hb_font_destroy(font) }

  private static func short(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  /// The glyph of a character, nil when the face has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// A glyph's advance in em.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / Self.unitsPerEm * stretch
  }

  /// The face's own vertical metrics, in em.
  var metrics: FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let em = Self.unitsPerEm
    let ascent = Double(extents.ascender) / em
    /// A positive length, or one that the file writes with a negative sign.
    func position(
      _ tag: hb_ot_metrics_tag_t, else standard: Double, sign: Double = 1
    ) -> Double {
      var value: hb_position_t = 0
      let isKnown = hb_ot_metrics_get_position(font, tag, &value) != 0 && Double(value) * sign > 0
      return isKnown ? Double(value) * sign / em : standard
    }
    return FontMetrics(
      ascent: ascent, descent: -Double(extents.descender) / em,
      leading: max(Double(extents.line_gap) / em, 0),
      capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT, else: ascent * 0.74),
      xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT, else: ascent * 0.54),
      underline: FontMetrics.LineMark(
        top: -position(
          HB_OT_METRICS_TAG_UNDERLINE_OFFSET, else: -FontMetrics.standardUnderline.top, sign: -1),
        thickness: position(
          HB_OT_METRICS_TAG_UNDERLINE_SIZE, else: FontMetrics.standardUnderline.thickness)),
      strikethrough: FontMetrics.LineMark(
        top: position(
          HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, else: FontMetrics.standardStrikethrough.top),
        thickness: position(
          HB_OT_METRICS_TAG_STRIKEOUT_SIZE, else: FontMetrics.standardStrikethrough.thickness)))
  }

  /// The outline or picture of a glyph, shared by all that draw it.
  func outline(of glyph: UInt32) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    let bitmap = bitmap(of: glyph)
    let outline = GlyphOutline(
      key: "\(key):\(glyph)", path: bitmap == nil ? path(of: glyph) : Path(), bitmap: bitmap)
    outlines[glyph] = outline
    return outline
  }

  /// Shapes a run of one direction and script.
  ///
  /// - Parameters:
  ///   - scalars: the whole paragraph, for context on both sides.
  ///   - range: the scalars to shape.
  ///   - append: called per glyph in visual order: glyph, index of its cluster's first scalar,
  ///     advance and offset (y up) in em.
  func shape(
    _ scalars: [UInt32], range: Range<Int>, isRightToLeft: Bool, script: UInt32,
    features: [hb_feature_t], buffer: ShapingBuffer,
    append: (_ glyph: UInt32, _ cluster: Int, _ advance: Double, _ x: Double, _ y: Double) -> Void
  ) {
    buffer.fill(scalars, range: range, isRightToLeft: isRightToLeft, script: script)
    hb_shape(font, buffer.handle, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer.handle, &count),
      let positions = hb_buffer_get_glyph_positions(buffer.handle, &count)
    else { return }
    let unit = 1 / Self.unitsPerEm
    for index in 0..<Int(count) {
      let position = positions[index]
      append(
        infos[index].codepoint, Int(infos[index].cluster),
        Double(position.x_advance) * unit * stretch, Double(position.x_offset) * unit * stretch,
        Double(position.y_offset) * unit)
    }
  }

  private func path(of glyph: UInt32) -> Path {
    let builder = GlyphPathBuilder(stretch: stretch)
    hb_font_get_glyph_shape(
      font, glyph, GlyphPathBuilder.functions, Unmanaged.passUnretained(builder).toOpaque())
    return builder.finish()
  }

  private func bitmap(of glyph: UInt32) -> GlyphBitmap? {
    guard hb_ot_color_has_png(face.handle) != 0,
      let blob = hb_ot_color_glyph_reference_png(font, glyph)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let data = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    let em = Self.unitsPerEm
    let frame = CGRect(
      x: Double(extents.x_bearing) / em, y: -Double(extents.y_bearing) / em,
      width: Double(extents.width) / em, height: -Double(extents.height) / em)
    return GlyphBitmap(png: [UInt8](bytes), frame: frame)
  }
}
