import Combine
import Testing

/// A publisher and what it sends at once.
private struct Case: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var run: @Sendable () -> String
  var expected: String

  init(_ name: String, _ run: @escaping @Sendable () -> String, _ expected: String) {
    testDescription = name
    self.run = run
    self.expected = expected
  }
}

@Suite struct OperatorTests {
  private static let numbers = [1, 2, 2, 3, 4]

  private static let cases: [Case] = [
    Case("map", { numbers.publisher.map { $0 * 10 }.log }, "10 20 20 30 40 |"),
    Case("keyPath", { ["ab", "c"].publisher.map(\.count).log }, "2 1 |"),
    Case("filter", { numbers.publisher.filter { $0 % 2 == 0 }.log }, "2 2 4 |"),
    Case("compactMap", { ["1", "x", "3"].publisher.compactMap { Int($0) }.log }, "1 3 |"),
    Case("removeDuplicates", { numbers.publisher.removeDuplicates().log }, "1 2 3 4 |"),
    Case("scan", { numbers.publisher.scan(0, +).log }, "1 3 5 8 12 |"),
    Case("reduce", { numbers.publisher.reduce(0, +).log }, "12 |"),
    Case("collect", { numbers.publisher.collect().log }, "[1, 2, 2, 3, 4] |"),
    Case("collect count", { numbers.publisher.collect(2).log }, "[1, 2] [2, 3] [4] |"),
    Case(
      "breakpoint",
      {
        var seen: [Int] = []
        let log = numbers.publisher.breakpoint(receiveOutput: {
          seen.append($0)
          return true
        }).log
        return "\(seen.count) \(log)"
      }, "5 1 2 2 3 4 |"),
    Case("prefix", { numbers.publisher.prefix(2).log }, "1 2 |"),
    Case("prefix none", { numbers.publisher.prefix(0).log }, "|"),
    Case("prefix negative", { numbers.publisher.prefix(-3).log }, "|"),
    Case("prefix of an endless sequence", { (1...).publisher.prefix(3).log }, "1 2 3 |"),
    Case("prefix while", { numbers.publisher.prefix { $0 < 3 }.log }, "1 2 2 |"),
    Case("dropFirst", { numbers.publisher.dropFirst(3).log }, "3 4 |"),
    Case("drop while", { numbers.publisher.drop { $0 < 3 }.log }, "3 4 |"),
    Case("output", { numbers.publisher.output(in: 1...2).log }, "2 2 |"),
    Case("first", { numbers.publisher.first().log }, "1 |"),
    Case("first where", { numbers.publisher.first { $0 > 2 }.log }, "3 |"),
    Case("last", { numbers.publisher.last().log }, "4 |"),
    Case("last where", { numbers.publisher.last { $0 < 3 }.log }, "2 |"),
    Case("last of nothing", { [Int]().publisher.last().log }, "|"),
    Case("count", { numbers.publisher.count().log }, "5 |"),
    Case("contains", { numbers.publisher.contains(3).log }, "true |"),
    Case("allSatisfy", { numbers.publisher.allSatisfy { $0 > 1 }.log }, "false |"),
    Case("max", { numbers.publisher.max().log }, "4 |"),
    Case("min", { numbers.publisher.min().log }, "1 |"),
    Case("ignoreOutput", { numbers.publisher.ignoreOutput().log }, "|"),
    Case("append", { numbers.publisher.append(7, 8).log }, "1 2 2 3 4 7 8 |"),
    Case("prepend", { Just(1).prepend(Just(0)).log }, "0 1 |"),
    Case("replaceNil", { [1, nil].publisher.replaceNil(with: 9).log }, "1 9 |"),
    Case("replaceEmpty", { Empty<Int, Never>().replaceEmpty(with: 5).log }, "5 |"),
    Case("merge", { Just(1).merge(with: Just(2)).log }, "1 2 |"),
    Case("merge many", { Publishers.MergeMany([Just(1), Just(2), Just(3)]).log }, "1 2 3 |"),
    Case("zip", { numbers.publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }.log }, "1a 2b |"),
    Case("zip3", { Just(1).zip(Just(2), Just(3)).log }, "(1, 2, 3) |"),
    Case("combineLatest", { Just(1).combineLatest([2, 3].publisher).log }, "(1, 2) (1, 3) |"),
    Case(
      "combineLatest4", { Just(1).combineLatest(Just(2), Just(3), Just(4)).log },
      "(1, 2, 3, 4) |"
    ),
    Case("flatMap", { [1, 2].publisher.flatMap { [$0, $0].publisher }.log }, "1 1 2 2 |"),
    Case(
      "flatMap never", { Fail<Int, Fault>(error: .a).flatMap { Just($0) }.log },
      "!a"
    ),
    Case(
      "flatMap fails", { Just(1).flatMap { _ in Fail<Int, Fault>(error: .b) }.log },
      "!b"
    ),
    Case("switchToLatest", { [Just(1), Just(2)].publisher.switchToLatest().log }, "1 2 |"),
    Case("just", { Just(1).log }, "1 |"),
    Case("empty", { Empty<Int, Never>().log }, "|"),
    Case("empty open", { Empty<Int, Never>(completeImmediately: false).log }, ""),
    Case("fail", { Fail<Int, Fault>(error: .a).log }, "!a"),
    Case("optional", { Int?.none.publisher.log }, "|"),
    Case("result", { Result<Int, Fault>.failure(.a).publisher.log }, "!a"),
    Case("deferred", { Deferred { Just(4) }.log }, "4 |"),
    Case("future", { Future<Int, Never> { $0(.success(3)) }.log }, "3 |"),
    Case("tryMap", { numbers.publisher.tryMap { try odd($0) }.log }, "1 !a"),
    Case("tryFilter", { numbers.publisher.tryFilter { try odd($0) > 0 }.log }, "1 !a"),
    Case("tryScan", { numbers.publisher.tryScan(0) { try $0 + odd($1) }.log }, "1 !a"),
    Case("mapError", { Fail<Int, Fault>(error: .a).mapError { _ in Fault.b }.log }, "!b"),
    Case("replaceError", { Fail<Int, Fault>(error: .a).replaceError(with: 3).log }, "3 |"),
    Case("catch", { Fail<Int, Fault>(error: .a).catch { _ in Just(8) }.log }, "8 |"),
    Case("tryCatch", { Fail<Int, Fault>(error: .a).tryCatch { _ in Just(try odd(2)) }.log }, "!a"),
    Case("setFailureType", { Just(1).setFailureType(to: Fault.self).log }, "1 |"),
    Case("erased", { Just(1).eraseToAnyPublisher().eraseToAnyPublisher().log }, "1 |"),
    Case(
      "immediate", { numbers.publisher.receive(on: ImmediateScheduler.shared).log }, "1 2 2 3 4 |"
    ),
    Case("subscribe on", { Just(1).subscribe(on: ImmediateScheduler.shared).log }, "1 |"),
    Case(
      "endless behind receive(on:)",
      { (1...).publisher.receive(on: ImmediateScheduler.shared).prefix(2).log }, "1 2 |"
    ),
  ]

  @Test(arguments: cases)
  private func sends(_ item: Case) {
    #expect(item.run() == item.expected)
  }

  private static func odd(_ value: Int) throws -> Int {
    if value % 2 == 0 { throw Fault.a }
    return value
  }

  @Test func retriesAsOftenAsAllowed() {
    var attempts = 0
    let source = Deferred {
      attempts += 1
      return Fail<Int, Fault>(error: .a)
    }
    #expect(source.retry(2).log == "!a")
    #expect(attempts == 3)
  }

  @Test func handlesEvents() {
    var events: [String] = []
    let recorder = Just(1).handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("value \($0)") },
      receiveCompletion: { _ in events.append("end") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("\($0)") }
    ).recorder()
    recorder.subscription?.cancel()
    #expect(events == ["subscription", "unlimited", "value 1", "end", "cancel"])
  }

  @Test func sharesOneSubscription() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    let a = shared.recorder()
    let b = shared.recorder()
    subject.send(1)
    a.subscription?.cancel()
    subject.send(2)
    #expect(count == 1)
    #expect(a.log == ["1"])
    #expect(b.log == ["1", "2"])
    b.subscription?.cancel()
    _ = shared.recorder()
    #expect(count == 2)
  }

  @Test func connectsWhenTold() {
    let source = [1, 2].publisher.makeConnectable()
    let recorder = source.recorder()
    #expect(recorder.log == [])
    let connection = source.connect()
    #expect(recorder.log == ["1", "2", "|"])
    connection.cancel()
  }

  @Test func readsAsAsyncSequence() async throws {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    await #expect(throws: Fault.a) {
      for try await _ in Fail<Int, Fault>(error: .a).values {}
    }
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
  }
}
