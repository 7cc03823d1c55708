import Geometry

/// Any number of components that move together; the empty one is zero.
package struct ComponentVector: VectorArithmetic, Sendable {
  package var components: [Double]

  package init(_ components: [Double]) { self.components = components }

  package static var zero: ComponentVector { ComponentVector([]) }

  package static func + (lhs: ComponentVector, rhs: ComponentVector) -> ComponentVector {
    combined(lhs, rhs, +)
  }

  package static func - (lhs: ComponentVector, rhs: ComponentVector) -> ComponentVector {
    combined(lhs, rhs, -)
  }

  private static func combined(
    _ lhs: ComponentVector, _ rhs: ComponentVector, _ sum: (Double, Double) -> Double
  ) -> ComponentVector {
    let count = max(lhs.components.count, rhs.components.count)
    return ComponentVector((0..<count).map { sum(lhs[$0], rhs[$0]) })
  }

  private subscript(index: Int) -> Double {
    components.indices.contains(index) ? components[index] : 0
  }

  package mutating func scale(by rhs: Double) {
    for index in components.indices { components[index] *= rhs }
  }

  package var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }
}

/// Something that is described by components, and what of it components do not describe.
package protocol ComponentRepresentable {
  var components: ComponentVector { get }
  /// The same thing with other components, as many as it has.
  func replacingComponents(by vector: ComponentVector) -> Self
  /// Whether components of one can turn into those of the other.
  func interpolates(to other: Self) -> Bool
}

/// What is drawn by resolved values, on its way from one to the next.
package struct AnimatedComponents<Value: ComponentRepresentable> {
  private var animated: AnimatedValue<ComponentVector>?

  package init() {}

  /// Whether an update at a node has to be noted.
  package func follows(_ node: ViewNode) -> Bool {
    animated != nil || node.graph?.motion.mayAnimate == true
  }

  /// Moves from the value before an update at a node to the one after it, where something moves.
  package mutating func update(from old: Value, to new: Value, at node: ViewNode) {
    let target = new.components
    guard old.interpolates(to: new) else {
      animated = nil
      return
    }
    if animated == nil, old.components == target { return }
    var moving = animated ?? AnimatedValue(old.components)
    node.animate(&moving, to: target)
    animated = moving.isAnimating(at: node.moment) ? moving : nil
  }

  package func isAnimating(at moment: @autoclosure () -> Moment) -> Bool {
    animated?.isAnimating(at: moment()) ?? false
  }

  /// The value as it shows at a moment.
  package func presented(_ value: Value, at moment: @autoclosure () -> Moment) -> Value {
    guard let animated else { return value }
    let moment = moment()
    guard animated.isAnimating(at: moment) else { return value }
    return value.replacingComponents(by: animated.value(at: moment))
  }
}
