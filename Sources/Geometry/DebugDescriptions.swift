import Foundation

// What Apple's systems say of geometry when it is printed for a debugger.

extension CGPoint {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
