import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
  @Test func passesToWhoListens() {
    let subject = PassthroughSubject<Int, Fault>()
    subject.send(0)
    let a = subject.recorder()
    subject.send(1)
    let b = subject.recorder(demand: .max(1))
    subject.send(2)
    subject.send(3)
    subject.send(completion: .failure(.a))
    subject.send(4)
    #expect(a.log == ["1", "2", "3", "!a"])
    #expect(b.log == ["2", "!a"])
    #expect(subject.log == "!a")
  }

  @Test func startsWithTheCurrentValue() {
    let subject = CurrentValueSubject<Int?, Never>(nil)
    let a = subject.recorder()
    subject.value = 3
    subject.send(nil)
    #expect(a.log == ["nil", "Optional(3)", "nil"])
    subject.send(5)
    let late = subject.recorder(demand: .none)
    subject.send(6)
    late.subscription?.request(.max(1))
    #expect(late.log == ["Optional(6)"])
    subject.send(completion: .finished)
    subject.send(7)
    #expect(subject.value == 6)
  }

  @Test func sendsInsideASend() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    let listener = subject.sink { value in
      seen.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    #expect(subject.value == 3)
    #expect(seen == [0, 1, 2, 3])
    listener.cancel()
  }

  @Test func cancelsWhenReleased() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var bag = Set<AnyCancellable>()
    subject.sink { seen.append($0) }.store(in: &bag)
    subject.send(1)
    bag.removeAll()
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func releasesWhatItHeld() {
    final class Token {}
    weak var weakToken: Token?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let token = Token()
      weakToken = token
      let listener = subject.map { _ in token }.combineLatest(Just(1)).sink { _ in _ = token }
      subject.send(1)
      listener.cancel()
    }
    #expect(weakToken == nil)
  }

  @Test func assignsToAProperty() {
    final class Target { var value = 0 }
    let target = Target()
    let subject = PassthroughSubject<Int, Never>()
    let listener = subject.assign(to: \.value, on: target)
    subject.send(4)
    listener.cancel()
    subject.send(5)
    #expect(target.value == 4)
  }

  @Test func forwardsToASubject() {
    let subject = PassthroughSubject<Int, Never>()
    let relay = CurrentValueSubject<Int, Never>(0)
    let link = subject.subscribe(relay)
    subject.send(2)
    link.cancel()
    subject.send(3)
    #expect(relay.value == 2)
  }

  @Test func publishesNotifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    let listener = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    listener.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  /// Many threads send at once: each listener gets every value, one at a time.
  @Test func survivesManyThreads() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let left = a
    nonisolated(unsafe) let right = b
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) var nested = 0
    let listener = a.merge(with: b).sink { _ in
      nested += 1
      if nested == 1 { count += 1 }
      nested -= 1
    }
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for value in 0..<500 { (index % 2 == 0 ? left : right).send(value) }
    }
    #expect(count == 4000)
    listener.cancel()
  }
}
