import Drawing
import Geometry
import ViewCore

/// How a view is combined with what is behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

  package var displayMode: DisplayBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

struct BlendModeModifier {
  let mode: BlendMode
}

extension BlendModeModifier: NodeModifier {
  typealias Node = BlendModeNode
}

final class BlendModeNode: ModifierNode<BlendModeModifier> {
  override func paint(_ painter: inout _Painter) {
    painter.withBlendMode(modifier.mode.displayMode) { paintChildren(&$0) }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.blendMode = description.blendMode ?? modifier.mode.displayMode.rawValue
  }
}

extension _BuiltInModifier {
  nonisolated public static func blendMode(_ mode: BlendMode) -> Self {
    Self(BlendModeModifier(mode: mode))
  }
}

extension View {
  @inlinable nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BuiltInModifier.blendMode(blendMode))
  }
}
