import Drawing
import Geometry
import LayoutCore
import ViewCore

/// What an effect does to a view of a size: numbers that can move to others.
struct ResolvedEffect: Equatable {
  enum Step: Equatable {
    case transform(CGAffineTransform)
    case opacity(Double)
    case filter(DisplayFilter)
  }

  /// From the view outwards.
  private(set) var steps: [Step]

  init(_ steps: [_VisualEffectStep], _ size: CGSize, _ direction: LayoutDirection) {
    self.steps = steps.map { step in
      switch step.kind {
      case .transform(let transform): .transform(transform(size, direction))
      case .opacity(let opacity): .opacity(opacity)
      case .filter(let filter): .filter(filter)
      }
    }
  }

  /// The transforms of all steps; nil without any.
  var transform: CGAffineTransform? {
    steps.reduce(nil) { result, step in
      guard case .transform(let next) = step else { return result }
      return result?.concatenating(next) ?? next
    }
  }
}

extension ResolvedEffect: ComponentRepresentable {
  var components: ComponentVector { ComponentVector(steps.flatMap(\.components)) }

  func replacingComponents(by vector: ComponentVector) -> ResolvedEffect {
    var rest = vector.components[...]
    var result = self
    result.steps = steps.map { step in
      let own = rest.prefix(step.components.count)
      rest = rest.dropFirst(own.count)
      return step.replacingComponents(by: Array(own))
    }
    return result
  }

  func interpolates(to other: ResolvedEffect) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { step, other in
        switch (step, other) {
        case (.transform, .transform), (.opacity, .opacity): true
        case (.filter(let filter), .filter(let other)): filter.interpolates(to: other)
        case (.transform, _), (.opacity, _), (.filter, _): false
        }
      }
  }
}

extension ResolvedEffect.Step {
  fileprivate var components: [Double] {
    switch self {
    case .transform(let map): DrawnMap(map: map).animatableData.components
    case .opacity(let opacity): [opacity]
    case .filter(let filter): filter.components.components
    }
  }

  fileprivate func replacingComponents(by components: [Double]) -> Self {
    guard components.count == self.components.count else { return self }
    switch self {
    case .transform(let map):
      var drawn = DrawnMap(map: map)
      drawn.animatableData = ComponentVector(components)
      return .transform(drawn.map)
    case .opacity: return .opacity(components[0])
    case .filter(let filter):
      return .filter(filter.replacingComponents(by: ComponentVector(components)))
    }
  }
}
