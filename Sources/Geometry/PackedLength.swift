package typealias PackedLength = _PackedLength

/// A length that may be absent, in eight bytes: an optional one takes sixteen, and layout of many
/// views is bound by memory. What is no number is absent.
///
/// Public, hence underscored: code of a package type is not inlined in other modules.
@propertyWrapper
public struct _PackedLength: Equatable, Sendable {
  @usableFromInline var bits: CGFloat

  @inlinable @inline(__always)
  public init(wrappedValue: CGFloat?) { bits = wrappedValue ?? .nan }

  @inlinable @inline(__always)
  public var wrappedValue: CGFloat? {
    get { bits.isNaN ? nil : bits }
    set { bits = newValue ?? .nan }
  }

  @inlinable @inline(__always)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.bits == rhs.bits || (lhs.bits.isNaN && rhs.bits.isNaN)
  }
}
