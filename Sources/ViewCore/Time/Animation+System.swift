import Geometry

extension Animation {
  /// How the system moves screens, pages and the keyboard: a spring of mass 3, stiffness 1000 and
  /// damping 500, critically damped, as Core Animation takes it; at rest after half a second.
  ///
  /// Recorded for the keyboard (developer.apple.com/forums/thread/48088: damping 500, stiffness 1000,
  /// mass 3, duration 0.5); imitations of UIKit's pages use the same. Believed for screens.
  package static let system = Animation(.spring(.system))

  /// The system's spring that takes over the speed of a finger.
  ///
  /// - Parameter velocity: ways a second, towards the target.
  package static func system(velocity: Double) -> Animation {
    Animation(.addedSpring(.system, initialVelocity: velocity))
  }
}

extension Spring {
  fileprivate static let system = Spring(mass: 3, stiffness: 1000, damping: 500)
}
