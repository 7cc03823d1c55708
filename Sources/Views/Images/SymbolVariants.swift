import Geometry
import Typography
import ViewCore

/// Which variant of a symbol is shown.
///
/// Coverage: full, for symbols that have the variant. Verified: documented.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String, Hashable { case circle, square, rectangle }
  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var result = self
    change(&result)
    return result
  }

  /// Both together, the other's enclosure first.
  fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of the variant, where the symbol has it; else of the nearest one that it has.
  func applied(to name: String, in catalog: SymbolCatalog) -> String {
    guard self != .none else { return name }
    let parts = name.split(separator: ".").map(String.init)
    var variants: [[String]] = []
    let shape = enclosure.map { parts.contains($0.rawValue) ? [] : [$0.rawValue] } ?? []
    let slash = isSlashed && !parts.contains("slash") ? ["slash"] : []
    let fill = isFilled && !parts.contains("fill") ? ["fill"] : []
    variants = [slash + shape + fill, shape + fill, fill, shape]
    for added in variants where !added.isEmpty {
      let candidate = (parts + added).joined(separator: ".")
      if catalog.symbol(candidate).match == .exact { return candidate }
    }
    return name
  }
}

extension EnvironmentValues {
  private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
  }
}
