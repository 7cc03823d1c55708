import Geometry
import ViewCore

extension ButtonBorderShape {
  /// Capsules on iOS 26; before corners of 7, large buttons 12.
  nonisolated func outline(of controlSize: ControlSize, in look: SystemLook) -> AnyShape {
    switch kind {
    case .capsule: return AnyShape(Capsule().inset(by: amount))
    case .circle: return AnyShape(Circle().inset(by: amount))
    case .roundedRectangle(let radius?):
      return AnyShape(RoundedRectangle(cornerRadius: max(0, radius)).inset(by: amount))
    case .automatic where look != .ios18: return AnyShape(Capsule().inset(by: amount))
    case .automatic, .roundedRectangle(nil):
      let radius: CGFloat = controlSize >= .large ? 12 : 7
      return AnyShape(RoundedRectangle(cornerRadius: radius).inset(by: amount))
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    let defaults = EnvironmentValues()
    return outline(of: defaults.controlSize, in: defaults.systemLook).path(in: rect)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }

  nonisolated public var _fillsProposal: Bool { kind != .circle }
}

extension ButtonBorderShape: PlacedShape {
  @MainActor func placedPath(in rect: CGRect, at place: ShapePlace) -> Path {
    let environment = place.node.environment
    var shape = self
    if kind == .automatic {
      shape = environment.buttonBorderShape
      shape.amount = amount
    }
    return shape.outline(of: environment.controlSize, in: environment.systemLook).path(in: rect)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline that bordered buttons have here.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
