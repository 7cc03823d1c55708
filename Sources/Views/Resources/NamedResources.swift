import Geometry

/// A colour of an asset catalogue, by name.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// An image of an asset catalogue, by name.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// A colour of an asset catalogue; clear, with a warning, where there is none of that name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// The colour itself: what Apple's takes of any style that resolves to a colour.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  public init(_ resource: ColorResource) { self.init(.named(resource.name, resource.bundle)) }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension ShapeStyle where Self == Color {
  public static func color(_ resource: ColorResource) -> Color { Color(resource) }
}
