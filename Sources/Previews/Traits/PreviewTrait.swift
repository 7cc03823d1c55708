import Geometry
import ViewCore

/// A name for the kinds of traits that a preview has.
public struct Preview: Sendable {
  /// Traits of a preview of a view.
  public struct ViewTraits: Sendable {}
}

/// How a preview is shown.
///
/// Coverage: layouts, orientations, modifiers; `assistiveAccess` has no effect.
public struct PreviewTrait<T>: Sendable {
  enum Kind: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(AnyPreviewModifier)
    case none
  }

  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// On a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }

  /// At the view's own size.
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait(kind: .layout(.sizeThatFits))
  }

  /// At a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
  public static var landscapeLeft: PreviewTrait {
    PreviewTrait(kind: .orientation(.landscapeLeft))
  }
  public static var landscapeRight: PreviewTrait {
    PreviewTrait(kind: .orientation(.landscapeRight))
  }
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(kind: .orientation(.portraitUpsideDown))
  }

  public static var assistiveAccess: PreviewTrait { PreviewTrait(kind: .none) }

  /// Under a modifier with a context that all its previews share.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(kind: .modifier(AnyPreviewModifier(modifier)))
  }
}

/// The traits of one preview, together; of two of a kind the last counts.
package struct PreviewTraits: Sendable {
  /// Nil if the preview does not say.
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
  package var device: PreviewDevice?
  package var modifiers: [AnyPreviewModifier] = []

  package init() {}

  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.kind {
      case .layout(let layout): self.layout = layout
      case .orientation(let orientation): self.orientation = orientation
      case .modifier(let modifier): modifiers.append(modifier)
      case .none: break
      }
    }
  }
}
