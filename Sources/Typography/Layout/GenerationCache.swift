/// A bounded cache: when the young half is full it becomes the old one, and what is not asked for
/// again before the next change is dropped.
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let maximumCost: Int

  /// - Parameter maximumCost: the sum of costs that one half holds.
  init(maximumCost: Int) { self.maximumCost = maximumCost }

  /// Values kept now.
  var count: Int { young.count + old.count }

  mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    let cost = cost(value)
    if youngCost + cost > maximumCost {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += cost
    return value
  }
}
