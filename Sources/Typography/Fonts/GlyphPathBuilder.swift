import CHarfBuzz
import Geometry

/// Collects a glyph's outline from HarfBuzz: em units, y downwards.
final class GlyphPathBuilder {
  private var elements: [Path.Element] = []
  private let scaleX: Double
  private let scaleY = -1 / FontInstance.unitsPerEm

  init(stretch: CGFloat) { scaleX = stretch / FontInstance.unitsPerEm }

  func finish() -> Path { Path(elements: elements) }

  private func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Double(x) * scaleX, y: Double(y) * scaleY)
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> GlyphPathBuilder? {
    data.map { Unmanaged<GlyphPathBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The callbacks, made once and immutable.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let builder = GlyphPathBuilder.of(data) else { return }
        builder.elements.append(.move(to: builder.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let builder = GlyphPathBuilder.of(data) else { return }
        builder.elements.append(.line(to: builder.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let builder = GlyphPathBuilder.of(data) else { return }
        builder.elements.append(
          .quadCurve(to: builder.point(x, y), control: builder.point(controlX, controlY)))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let builder = GlyphPathBuilder.of(data) else { return }
        builder.elements.append(
          .curve(
            to: builder.point(x, y), control1: builder.point(x1, y1),
            control2: builder.point(x2, y2)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in GlyphPathBuilder.of(data)?.elements.append(.closeSubpath) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}
