import Geometry
import Views

extension UIColor {
  /// A colour of the main bundle's asset catalogues; `nil` where there is none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of a bundle's asset catalogues, of the main bundle's without one. It follows the traits
  /// it is drawn with.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard NamedAssets.hasColor(name, bundle: bundle) else { return nil }
    self.init(color: Color(name, bundle: bundle))
  }
}

extension UIColor {
  /// A colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(color: Color(resource)) }
}
