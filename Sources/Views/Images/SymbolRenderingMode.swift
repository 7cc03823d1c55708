import Geometry
import ViewCore

/// How the layers of a symbol are coloured.
///
/// Coverage: symbols in circles and squares have two layers, all others one; no symbol has colours of its
/// own, so `multicolor` is monochrome. Verified: believed.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

extension EnvironmentValues {
  private enum SymbolRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
  }

  /// The mode that `symbolRenderingMode(_:)` set; nil leaves it to the foreground.
  package var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    changingEnvironment { $0.symbolRenderingMode = mode }
  }
}
