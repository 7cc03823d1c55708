import Foundation
import Testing

@testable import Combine

/// Groups by time, and values from another publisher's first on.
@Suite struct CollectAndDropTests {
  @Test func aStretchBeginsWithItsFirstValue() {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.collect(.byTime(scheduler, .milliseconds(100))).recorder()
    scheduler.advance(to: 50)
    subject.send(1)
    scheduler.advance(to: 149)
    subject.send(2)
    #expect(recorder.log == [])
    scheduler.advance(to: 150)
    #expect(recorder.log == ["[1, 2]"])
    subject.send(3)
    subject.send(completion: .finished)
    #expect(recorder.log == ["[1, 2]", "[3]", "|"])
  }

  @Test func aFullGroupGoesAtOnce() {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.collect(.byTimeOrCount(scheduler, .milliseconds(100), 2)).recorder()
    for value in 1...3 { subject.send(value) }
    #expect(recorder.log == ["[1, 2]"])
    scheduler.advance(to: 100)
    #expect(recorder.log == ["[1, 2]", "[3]"])
  }

  @Test func valuesPassOnceTheOtherHasSent() {
    let subject = PassthroughSubject<Int, Never>()
    let start = PassthroughSubject<String, Never>()
    let recorder = subject.drop(untilOutputFrom: start).recorder()
    subject.send(1)
    start.send("go")
    subject.send(2)
    start.send(completion: .finished)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(recorder.log == ["2", "3", "|"])
  }

  @Test func nothingPassesIfTheOtherEndsBefore() {
    let subject = PassthroughSubject<Int, Never>()
    let start = PassthroughSubject<String, Never>()
    let recorder = subject.drop(untilOutputFrom: start).recorder()
    start.send(completion: .finished)
    subject.send(1)
    #expect(recorder.log == ["|"])
  }
}
