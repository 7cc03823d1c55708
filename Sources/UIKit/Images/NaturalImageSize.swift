import Geometry
import Typography
import Views

/// The size of a symbol by itself.
enum NaturalImageSize {
  /// In points, rounded up to pixels: the box of the symbol at its configuration's size.
  static func size(ofSymbol name: String, _ configuration: UIImage.SymbolConfiguration?) -> CGSize {
    let symbol = SymbolCatalog.shared.symbol(name)
    let em = (configuration?.pointSize ?? 17) * (configuration?.symbolScale ?? .medium).factor
    let scale = max(1, UITraitCollection.current.displayScale)
    return CGSize(
      width: (symbol.advance * em * scale).rounded(.up) / scale,
      height: (Symbol.height * em * scale).rounded(.up) / scale)
  }
}

extension UIImage.SymbolScale {
  /// Of the font's size, as for `Image.Scale`.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}
