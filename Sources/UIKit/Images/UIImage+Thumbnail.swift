import Drawing
import Geometry

extension UIImage {
  /// The picture scaled into a size, keeping its shape: drawings and files stay what they are and are
  /// drawn smaller. Symbols follow their font and keep their size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let own = self.size
    guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / own.width, size.height / own.height)
    switch source {
    case .drawing(let drawing):
      return UIImage(.drawing(drawing.scaled(by: factor)), look: look, scale: scale)
    case .data: return UIImage(source, look: look, scale: scale / factor)
    case .symbol, .named, .empty: return self
    }
  }

  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
}
