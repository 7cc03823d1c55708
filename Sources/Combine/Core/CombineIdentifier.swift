import Foundation

/// An ordinal that names one subscriber or subscription within the process.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt

  public init() { value = IdentifierSource.shared.next() }

  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  }

  public var description: String { "0x\(String(value, radix: 16))" }
}

/// Something with a combine identifier; classes have one by their identity.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

private final class IdentifierSource: @unchecked Sendable {
  static let shared = IdentifierSource()
  private let lock = NSLock()
  private var last: UInt = 0

  func next() -> UInt {
    lock.withLock {
      last += 1
      return last
    }
  }
}
