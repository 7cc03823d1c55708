import Dispatch
import Foundation
import Testing

@testable import Combine

@Suite struct SchedulingTests {
  @Test func debounces() {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.debounce(for: .milliseconds(100), scheduler: scheduler).recorder()
    subject.send(1)
    scheduler.advance(to: 99)
    subject.send(2)
    scheduler.advance(to: 198)
    #expect(recorder.log == [])
    scheduler.advance(to: 199)
    #expect(recorder.log == ["2"])
    subject.send(completion: .finished)
    scheduler.advance(to: 200)
    #expect(recorder.log == ["2", "|"])
  }

  @Test(arguments: [(true, ["1", "3", "4", "|"]), (false, ["1", "2", "4", "|"])])
  func throttles(latest: Bool, expected: [String]) {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.throttle(
      for: .milliseconds(100), scheduler: scheduler, latest: latest
    ).recorder()
    subject.send(1)
    scheduler.advance(to: 10)
    subject.send(2)
    subject.send(3)
    scheduler.advance(to: 100)
    subject.send(4)
    scheduler.advance(to: 250)
    subject.send(completion: .finished)
    scheduler.advance(to: 251)
    #expect(recorder.log == expected)
  }

  @Test func delaysValuesAndTheEnd() {
    let scheduler = VirtualScheduler()
    let recorder = [1, 2].publisher.delay(for: .seconds(1), scheduler: scheduler).recorder()
    scheduler.advance(to: 999)
    #expect(recorder.log == [])
    scheduler.advance(to: 1000)
    #expect(recorder.log == ["1", "2", "|"])
  }

  @Test func timesOut() {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Fault>()
    let recorder = subject.timeout(.seconds(1), scheduler: scheduler, customError: { .a })
      .recorder()
    scheduler.advance(to: 900)
    subject.send(1)
    scheduler.advance(to: 1899)
    #expect(recorder.log == ["1"])
    scheduler.advance(to: 1901)
    #expect(recorder.log == ["1", "!a"])
  }

  @Test func deliversOnAQueueInOrder() async {
    let queue = DispatchQueue(label: "deliver")
    let values: [Int] = await withCheckedContinuation { continuation in
      let sink = Subscribers.Sink<[Int], Never>(receiveCompletion: { _ in }) {
        continuation.resume(returning: $0)
      }
      (0..<100).publisher.receive(on: queue).collect().subscribe(sink)
    }
    #expect(values == Array(0..<100))
  }

  @Test(arguments: [
    (DispatchQueue.SchedulerTimeType.Stride.seconds(1.5), 1_500_000_000),
    (.milliseconds(2), 2_000_000),
    (.seconds(.infinity), Int.max),
    (.seconds(.nan), 0),
    (.seconds(Int.max), Int.max),
    (.init(.never), Int.max),
    (.seconds(1) + .milliseconds(1), 1_001_000_000),
  ])
  func measuresInNanoseconds(_ stride: DispatchQueue.SchedulerTimeType.Stride, _ expected: Int) {
    #expect(stride.magnitude == expected)
  }
}

/// A clock that moves when told to.
private final class VirtualClock: MainClock, @unchecked Sendable {
  private var pending: [(due: UInt64, order: Int, action: () -> Void)] = []
  private var count = 0
  private(set) var nanoseconds: UInt64 = 0

  func schedule(at deadline: UInt64, _ action: @escaping () -> Void) {
    count += 1
    pending.append((max(deadline, nanoseconds), count, action))
  }

  func advance(bySeconds seconds: Double) {
    let end = nanoseconds + UInt64(seconds * 1e9)
    while let next = pending.filter({ $0.due <= end }).min(by: {
      ($0.due, $0.order) < ($1.due, $1.order)
    }) {
      pending.removeAll { $0.order == next.order }
      nanoseconds = next.due
      next.action()
    }
    nanoseconds = end
  }
}

@Suite(.serialized) struct MainClockTests {
  @Test func standsInForTheMainQueueAndRunLoop() {
    let clock = VirtualClock()
    InstalledMainClock.current = clock
    defer { InstalledMainClock.current = nil }
    let a = Just(1).delay(for: 0.4, scheduler: DispatchQueue.main).recorder()
    let b = Just(2).receive(on: RunLoop.main).recorder()
    let c = Just(3).debounce(for: .seconds(2), scheduler: OperationQueue.main).recorder()
    #expect(a.log + b.log + c.log == [])
    clock.advance(bySeconds: 0.3)
    #expect(a.log == [] && b.log == ["2", "|"])
    clock.advance(bySeconds: 0.2)
    #expect(a.log == ["1", "|"])
  }

  @Test func pacesTimers() {
    let clock = VirtualClock()
    InstalledMainClock.current = clock
    defer { InstalledMainClock.current = nil }
    var ticks: [Double] = []
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let listener = timer.sink { ticks.append($0.timeIntervalSinceReferenceDate) }
    clock.advance(bySeconds: 1.6)
    listener.cancel()
    clock.advance(bySeconds: 5)
    #expect(ticks == [0.5, 1, 1.5])
  }
}
