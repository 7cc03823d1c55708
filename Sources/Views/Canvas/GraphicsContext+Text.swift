import Drawing
import Geometry
import Typography
import ViewCore

extension GraphicsContext {
  /// A text in the context's environment, ready to be measured and drawn.
  public struct ResolvedText {
    let text: Views.ResolvedText
    let shaped: ShapedText
    let options: TextLayoutOptions
    /// What the text is drawn with where it has no colour of its own.
    public var shading = Shading.foreground

    private func measurement(_ size: CGSize) -> TextMeasurement {
      TextLayouter.shared.measure(
        shaped, width: size.width, height: size.height, options: options)
    }

    public func measure(in size: CGSize) -> CGSize { measurement(size).size }
    public func firstBaseline(in size: CGSize) -> CGFloat { measurement(size).firstBaseline }
    public func lastBaseline(in size: CGSize) -> CGFloat { measurement(size).lastBaseline }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let setting = TextSetting(environment)
    let resolved = text.resolved(in: environment, setting)
    let options = setting.options
    for problem in resolved.problems { target.warn(problem) }
    return ResolvedText(
      text: resolved,
      shaped: TextLayouter.shared.shape(resolved.runs, isRightToLeft: options.isRightToLeft),
      options: options)
  }

  /// Draws a text from the top leading corner of a rectangle, broken and cut to fit.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = TextLayouter.shared.layout(
      text.shaped, width: rect.width, height: rect.height, options: text.options)
    let isRightToLeft = text.options.isRightToLeft
    let x = isRightToLeft ? rect.maxX - layout.size.width : rect.minX
    let bounds = CGRect(origin: .zero, size: layout.size)
    let environment = environment
    draw { painter in
      painter.translate(by: CGPoint(x: x, y: rect.minY))
      TextPainting(
        text: text.text, environment: environment, bounds: bounds,
        foreground: ShadingStyle(shading: text.shading)
      ).paint(layout, &painter)
    }
  }

  /// Draws a text on one line, unless it has line breaks, with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let size = text.measure(in: unlimited)
    draw(
      text,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
        width: size.width, height: size.height))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

/// A shading where a style is asked for.
private struct ShadingStyle: ShapeStyle {
  typealias Resolved = Never
  let shading: GraphicsContext.Shading

  func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    shading.paint(in: bounds, environment: environment)
  }
}
