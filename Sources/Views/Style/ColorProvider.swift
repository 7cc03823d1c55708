import Drawing
import Geometry
import ViewCore

/// A colour that another target works out in its environment; equal to itself and to providers of
/// an equal source.
package struct ColorProvider: Hashable, Sendable {
  /// What a description calls the colour.
  package let name: String
  package let components: @Sendable (EnvironmentValues) -> DisplayColor
  /// What the colour was made from.
  package let source: any Hashable & Sendable

  package init(
    name: String, source: any Hashable & Sendable,
    components: @escaping @Sendable (EnvironmentValues) -> DisplayColor
  ) {
    self.name = name
    self.source = source
    self.components = components
  }

  package static func == (lhs: ColorProvider, rhs: ColorProvider) -> Bool {
    AnyHashable(lhs.source) == AnyHashable(rhs.source)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(source)) }
}
