import Drawing
import Geometry
import Synchronization

/// Path data of the glyphs of this process's pictures. An outline at a size is always written with
/// the same bytes, and interfaces show the same few hundred glyphs in every picture.
enum GlyphDataCache {
  private struct Known {
    let outline: GlyphOutline
    let data: PathData
  }

  private static let known = Mutex<[GlyphKey: Known]>([:])

  /// About four megabytes; more than this come only from text whose size is animated.
  private static let limit = 4_096

  static func data(of outline: GlyphOutline, as key: GlyphKey) -> PathData {
    // The key is a digest: only the very same outline is trusted.
    if let known = known.withLock({ $0[key] }), known.outline === outline { return known.data }
    let data = PathData(
      outline.bitmap == nil ? outline.path.elements : [],
      transform: CGAffineTransform(
        a: key.size, b: 0, c: -key.slant * key.size, d: key.size, tx: 0, ty: 0))
    known.withLock { known in
      if known.count >= limit { known.removeAll() }
      known[key] = Known(outline: outline, data: data)
    }
    return data
  }
}
