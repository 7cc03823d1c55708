import ViewCore

extension CALayer {
  /// A layer of a class, or of the one of ours that it is a kind of: no object can be made of a class that is
  /// only known while running.
  @MainActor @preconcurrency
  static func made(for layerClass: AnyClass) -> CALayer {
    let isOurs =
      layerClass == CALayer.self || layerClass == CAShapeLayer.self
      || layerClass == CAGradientLayer.self || layerClass == CAEmitterLayer.self
    if !isOurs {
      ViewGraph.current?.warn(
        .approximation, "\(layerClass) as the class of a view's layer: a layer of its base is drawn"
      )
    }
    return switch layerClass {
    case is CAEmitterLayer.Type: CAEmitterLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    default: CALayer()
    }
  }
}
