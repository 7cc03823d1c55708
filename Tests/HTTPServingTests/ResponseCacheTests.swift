import HTTPServing
import Testing

@Suite struct ResponseCacheTests {
  private func answer(_ byteCount: Int) -> PreparedResponse {
    PreparedResponse(HTTPResponse(.bytes, [UInt8](repeating: 1, count: byteCount)))
  }

  @Test func staysWithinItsLimitAndKeepsWhatIsUsed() {
    let cache = ResponseCache(byteLimit: 100)
    for target: UInt8 in 1...4 { cache.insert(answer(20), for: RawTarget([target])) }
    #expect(cache.answer(for: RawTarget([1])) != nil)
    cache.insert(answer(20), for: RawTarget([5]))
    #expect(cache.count == 4)
    #expect(cache.answer(for: RawTarget([1])) != nil)
    #expect(cache.answer(for: RawTarget([2])) == nil)
    #expect(cache.answer(for: RawTarget([5])) != nil)
  }

  @Test func refusesWhatIsLargerThanItself() {
    let cache = ResponseCache(byteLimit: 100)
    cache.insert(answer(50), for: RawTarget([1]))
    cache.insert(answer(100), for: RawTarget([2]))
    #expect(cache.count == 1)
    #expect(cache.answer(for: RawTarget([2])) == nil)
  }

  @Test func replacesAndForgets() {
    let cache = ResponseCache(byteLimit: 100)
    for byteCount in 1...90 { cache.insert(answer(byteCount), for: RawTarget([1])) }
    #expect(cache.count == 1)
    #expect(cache.answer(for: RawTarget([1]))?.response.body.count == 90)
    cache.removeAll()
    #expect(cache.count == 0)
    #expect(cache.answer(for: RawTarget([1])) == nil)
  }

  @Test func servesManyTargetsForLong() {
    let cache = ResponseCache(byteLimit: 1000)
    for index in 0..<10_000 {
      cache.insert(answer(10), for: RawTarget([UInt8(index % 256), UInt8(index / 256)]))
    }
    #expect(cache.count == 1000 / 12)
  }
}
