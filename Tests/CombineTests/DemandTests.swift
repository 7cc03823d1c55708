import Combine
import Testing

@Suite struct DemandTests {
  private typealias Demand = Subscribers.Demand

  private static let sums: [(Demand, Demand)] = [
    (Demand.max(2) + 3, Demand.max(5)),
    (Demand.unlimited + Demand.max(1), Demand.unlimited),
    (Demand.unlimited - Demand.max(1), Demand.unlimited),
    (Demand.max(2) - Demand.max(5), Demand.none),
    (Demand.max(-4), Demand.none),
    (Demand.max(Int.max) * 4, Demand.unlimited),
    (Demand.max(3) * -1, Demand.none),
  ]

  @Test(arguments: sums)
  func saturates(_ got: Subscribers.Demand, _ expected: Subscribers.Demand) {
    #expect(got == expected)
  }

  /// No publisher sends more than it was asked for, and each goes on when asked again.
  @Test(arguments: sources.indices)
  func obeys(_ index: Int) {
    let recorder = Self.sources[index]().recorder(demand: .max(1))
    #expect(recorder.log == ["1"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["1", "2"])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.log == ["1", "2", "3", "|"])
  }

  private static let sources: [@Sendable () -> AnyPublisher<Int, Never>] = [
    { [1, 2, 3].publisher.eraseToAnyPublisher() },
    { [9, 1, 9, 2, 3].publisher.filter { $0 < 9 }.eraseToAnyPublisher() },
    { Just(1).merge(with: Just(2), Just(3)).eraseToAnyPublisher() },
    { Just(1).append(2, 3).eraseToAnyPublisher() },
    { [1, 2, 3].publisher.flatMap { Just($0) }.eraseToAnyPublisher() },
    { [1, 2, 3].publisher.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
  ]

  @Test func runsNoMorePublishersAtATimeThanAllowed() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var started = 0
    let recorder = [0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { index in
      started += 1
      return subjects[index]
    }.recorder()
    #expect(started == 1)
    subjects[1].send(5)
    subjects[0].send(1)
    subjects[0].send(completion: .finished)
    #expect(started == 2)
    subjects[1].send(6)
    #expect(recorder.log == ["1", "6"])
  }
}
