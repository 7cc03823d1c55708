import Combine
import Foundation
import FoundationAdditions
import Testing

/// Operators of one kind in a row make one of that kind, whose type sources name.
@Suite struct FusedOperatorTests {
  private typealias Numbers = Publishers.Sequence<[Int], Never>

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
    var values: [P.Output] = []
    _ = publisher.sink { values.append($0) }
    return values
  }

  @Test func mapsAndFiltersJoin() {
    let numbers = Numbers(sequence: [1, 2, 3, 4])
    let mapped: Publishers.Map<Numbers, String> = Publishers.Map(
      upstream: numbers, transform: { $0 * 2 }
    ).map { "\($0)" }
    let compact: Publishers.CompactMap<Numbers, Double> = Publishers.CompactMap<Numbers, Int>(
      upstream: numbers, transform: { $0 > 2 ? $0 : nil }
    ).map { Double($0) }
    let filtered: Publishers.Filter<Numbers> = Publishers.Filter<Numbers>(
      upstream: numbers, isIncluded: { $0 > 1 }
    ).filter { $0 < 4 }
    #expect(values(mapped) == ["2", "4", "6", "8"])
    #expect(values(compact) == [3, 4])
    #expect(values(filtered) == [2, 3])
    let just: Just<String> = Just(1).map { "\($0)" }
    #expect(just.output == "1")
  }

  @Test func throwingMapsJoin() {
    struct Refused: Error {}
    let numbers = Numbers(sequence: [1, 2, 3])
    let tried: Publishers.TryMap<Numbers, String> = numbers.tryMap {
      if $0 > 2 { throw Refused() }
      return $0
    }.map { "\($0)" }
    var seen: [String] = []
    var failed = false
    _ = tried.sink(
      receiveCompletion: { if case .failure(let error) = $0 { failed = error is Refused } },
      receiveValue: { seen.append($0) })
    #expect(seen == ["1", "2"])
    #expect(failed)
  }

  private final class Counter: NSObject {
    var count = 1 { didSet { didChangeValue(for: \.count) } }
  }

  @Test func propertiesOfObjectsPublish() {
    let counter = Counter()
    var seen: [Int] = []
    let subscription = counter.publisher(for: \.count).sink { seen.append($0) }
    counter.count = 2
    subscription.cancel()
    counter.count = 3
    #expect(seen == [1, 2])
  }
}
