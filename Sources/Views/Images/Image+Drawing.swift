import Drawing
import Geometry
import ViewCore

extension Image {
  /// What the image shows stretched over a rectangle. Needs no view, so it runs on any thread.
  ///
  /// - Parameters:
  ///   - foreground: the colour of symbols and templates.
  ///   - environment: decides which file of an asset, which scale and which size of a symbol.
  /// - Returns: items in the space of `bounds`, and what could not be found.
  package func drawing(
    over bounds: CGRect, foreground: Color, in environment: EnvironmentValues
  ) -> (items: [DisplayItem], problem: Diagnostic?) {
    let image = resizing == nil ? resizable() : self
    let resolved = image.resolved(in: environment, font: Font.body.resolved(in: environment))
    var painter = Painter()
    resolved.draw(
      in: bounds, foreground: foreground._paint(in: bounds, environment: environment),
      environment: environment, &painter)
    return (painter.items, resolved.problem)
  }
}
