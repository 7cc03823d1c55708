import Geometry
import Typography
import ViewCore

/// A text that another has taken the place of, while the content transition lasts.
struct FormerText {
  let shaped: ShapedText
  let text: ResolvedText
  let options: TextLayoutOptions
  let size: CGSize
  let look: ContentTransition.Look
  /// From 0, this text, to 1, the other.
  let progress: AnimatedValue<Double>

  func paint(_ environment: EnvironmentValues, _ painter: inout Painter) {
    let layout = TextLayouter.shared.layout(
      shaped, width: size.width, height: size.height, options: options)
    TextPainting(
      text: text, environment: environment, bounds: CGRect(origin: .zero, size: size)
    ).paint(layout, &painter)
  }
}
