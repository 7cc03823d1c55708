import Geometry

extension UIResponder: CustomStringConvertible {
  /// The class, and a view's frame. Apple's has the address too, which differs from run to run.
  nonisolated public var description: String {
    MainActor.assumeIsolated {
      guard let view = self as? UIView else { return "<\(type(of: self))>" }
      let frame = view.frame
      return "<\(type(of: self)); frame = "
        + "(\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
    }
  }
}
