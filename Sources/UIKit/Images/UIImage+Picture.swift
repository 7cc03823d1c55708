import Geometry
import ViewCore
import Views

extension UIImage {
  /// The image as a SwiftUI image, without the size and weight of its configuration.
  package var image: Image {
    var image: Image
    switch source {
    case .symbol(let name): image = Image(systemName: name)
    case .named(let name, let bundle): image = Image(name, bundle: bundle)
    case .data(let bytes): image = Image(encoded: bytes, scale: scale)
    case .drawing(let drawing): image = Image(drawing)
    case .empty: image = Image(size: .zero) { _ in }
    }
    if let insets = look.capInsets {
      image = image.resizable(
        capInsets: EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
        resizingMode: look.resizingMode == .tile ? .tile : .stretch)
    }
    switch look.renderingMode {
    case .alwaysTemplate: image = image.renderingMode(.template)
    case .alwaysOriginal: image = image.renderingMode(.original)
    case .automatic: break
    }
    return image
  }

  /// The image as UIKit draws it by itself.
  @MainActor package var picture: some View {
    image
      .font(look.configuration?.font ?? Font.system(size: 17))
      .imageScale(look.configuration?.symbolScale?.imageScale ?? .medium)
  }
}
