import Synchronization

/// One value that was set in an environment, linked to those that were set before it.
///
/// Environments that came from one another share the settings that both have: setting a value makes
/// one object and copies nothing.
class EnvironmentSetting {
  typealias Key = ObjectIdentifier

  final let key: Key
  private final let earlier: EnvironmentSetting?
  /// The same, read without counting references.
  private final let uncountedEarlier: Unmanaged<EnvironmentSetting>?
  /// A bit for each key from here on: most keys that are asked for were never set.
  private final let keyBits: UInt64
  /// How many settings there are from here on, those included that a later one replaces.
  private final let count: Int
  /// At so many settings those that are replaced are left out.
  private final let limit: Int
  /// The number of the act of setting: a value keeps it in a list made shorter.
  fileprivate final let act: Int
  /// What was worked out from this value and those before it.
  final var derived: AnyObject?

  private static let leastLimit = 64
  private static let acts = Atomic(0)

  fileprivate init(_ key: Key, act: Int?, after earlier: EnvironmentSetting?, limit: Int?) {
    self.key = key
    self.act = act ?? Self.acts.add(1, ordering: .relaxed).newValue
    self.earlier = earlier
    uncountedEarlier = earlier.map(Unmanaged.passUnretained)
    keyBits = (earlier?.keyBits ?? 0) | Self.bit(of: key)
    count = (earlier?.count ?? 0) + 1
    self.limit = limit ?? earlier?.limit ?? Self.leastLimit
  }

  /// The value set last for a key; all values of a key are of one type.
  @inline(__always)
  final func value<Value>(_ type: Value.Type, for key: Key) -> Value? {
    find(key)?._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: EnvironmentSettingOf<Value>.self).value
    }
  }

  /// What was set last for a key.
  final subscript(key: Key) -> EnvironmentSetting? { find(key)?.takeUnretainedValue() }

  @inline(__always)
  private final func find(_ key: Key) -> Unmanaged<EnvironmentSetting>? {
    guard keyBits & Self.bit(of: key) != 0 else { return nil }
    var next: Unmanaged<EnvironmentSetting>? = .passUnretained(self)
    while let setting = next {
      if setting._withUnsafeGuaranteedRef({ $0.key == key }) { return setting }
      next = setting._withUnsafeGuaranteedRef { $0.uncountedEarlier }
    }
    return nil
  }

  @inline(__always)
  private static func bit(of key: Key) -> UInt64 { 1 << UInt64(Int(bitPattern: key) >> 4 & 63) }

  /// What holds, each key once, in the order of setting.
  final var current: [EnvironmentSetting] {
    var keys: Set<Key> = []
    return sequence(first: self, next: \.earlier).filter { keys.insert($0.key).inserted }.reversed()
  }

  /// Without what is replaced, once the list has grown long.
  final var shortened: EnvironmentSetting {
    guard count >= limit else { return self }
    let current = current
    let limit = max(Self.leastLimit, 2 * current.count)
    return current.dropFirst().reduce(current[0].repeated(after: nil, limit: limit)) {
      $1.repeated(after: $0, limit: limit)
    }
  }

  /// The same value after other ones.
  func repeated(after earlier: EnvironmentSetting?, limit: Int?) -> EnvironmentSetting {
    preconditionFailure("every setting has a value")
  }

  /// Whether both come from one act of setting.
  final func isSame(as other: EnvironmentSetting) -> Bool { act == other.act }

  func isEqual(to other: EnvironmentSetting) -> Bool { isSame(as: other) }
  /// Whether there is no way to tell that the values are different.
  func mayBeEqual(to other: EnvironmentSetting) -> Bool { isSame(as: other) }

  /// Whether the same keys are set in two lists, to values that are the same to a judge. What the
  /// lists share is not looked at.
  static func match(
    _ lhs: EnvironmentSetting?, _ rhs: EnvironmentSetting?,
    _ isSame: (EnvironmentSetting, EnvironmentSetting) -> Bool
  ) -> Bool {
    var (left, right) = (lhs, rhs)
    // What is shared lies equally far from the first setting: the longer list goes on until then.
    while left !== right {
      let isLeft = (left?.count ?? 0) >= (right?.count ?? 0)
      guard let key = isLeft ? left?.key : right?.key, let own = lhs?[key], let other = rhs?[key],
        isSame(own, other)
      else { return false }
      if isLeft { left = left?.earlier } else { right = right?.earlier }
    }
    return true
  }
}

/// A setting with its value.
final class EnvironmentSettingOf<Value>: EnvironmentSetting {
  let value: Value

  init(_ value: Value, for key: Key, after earlier: EnvironmentSetting?) {
    self.value = value
    super.init(key, act: nil, after: earlier?.shortened, limit: nil)
  }

  private init(
    repeating setting: EnvironmentSettingOf, after earlier: EnvironmentSetting?, limit: Int?
  ) {
    value = setting.value
    super.init(setting.key, act: setting.act, after: earlier, limit: limit)
  }

  override func repeated(after earlier: EnvironmentSetting?, limit: Int?) -> EnvironmentSetting {
    EnvironmentSettingOf(repeating: self, after: earlier, limit: limit)
  }

  override func isEqual(to other: EnvironmentSetting) -> Bool {
    isSame(as: other)
      || (other as? EnvironmentSettingOf<Value>).map { areEqual(value, $0.value) } ?? false
  }

  override func mayBeEqual(to other: EnvironmentSetting) -> Bool {
    !(value is any Equatable) || isEqual(to: other)
  }
}
