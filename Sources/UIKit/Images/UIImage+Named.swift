import Geometry
import Views

extension UIImage {
  /// An image of the main bundle; `nil` where there is none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image of a bundle's asset catalogues or files, of the main bundle's without one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard NamedAssets.imageSize(name, bundle: bundle) != nil else { return nil }
    self.init(.named(name, bundle: bundle))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard NamedAssets.imageSize(name, bundle: bundle) != nil else { return nil }
    self.init(
      .named(name, bundle: bundle), look: Look(configuration: configuration as? SymbolConfiguration)
    )
  }
}

extension UIImage {
  /// An image of an asset catalogue.
  public convenience init(resource: ImageResource) {
    self.init(.named(resource.name, bundle: resource.bundle))
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ImageLiteralType = UIImage
