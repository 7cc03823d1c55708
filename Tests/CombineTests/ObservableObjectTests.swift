import Combine
import Testing

private class Base: ObservableObject {
  @Published var count = 0
}

private final class Derived: Base {
  @Published var name = "a"
  var plain = 0
}

private final class Manual: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

@MainActor
private final class Isolated: ObservableObject {
  @Published var count = 0
}

private final class Holder {
  @Published var latest = 0
}

@Suite struct ObservableObjectTests {
  @Test func announcesEveryPublishedPropertyBeforeItChanges() {
    let object = Derived()
    var seen: [String] = []
    let listener = object.objectWillChange.sink { seen.append("\(object.count) \(object.name)") }
    object.count = 1
    object.name = "b"
    object.plain = 9
    object.count = 1
    #expect(seen == ["0 a", "1 a", "1 b"])
    listener.cancel()
    object.count = 2
    #expect(seen.count == 3)
  }

  @Test func keepsOnePublisherPerObject() {
    let object = Derived()
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(object.objectWillChange !== Derived().objectWillChange)
    let manual = Manual()
    #expect(manual.objectWillChange === manual.objectWillChange)
  }

  @Test func announcesByHandWithoutPublishedProperties() {
    let object = Manual()
    var seen: [Int] = []
    let listener = object.objectWillChange.sink { seen.append(object.count) }
    object.count = 5
    object.count = 6
    #expect(seen == [0, 5])
    listener.cancel()
  }

  @Test func forgetsReleasedObjects() {
    var publishers: Set<ObjectIdentifier> = []
    var kept: [ObservableObjectPublisher] = []
    for _ in 0..<500 {
      let publisher = Manual().objectWillChange
      kept.append(publisher)
      publishers.insert(ObjectIdentifier(publisher))
    }
    #expect(publishers.count == 500)
  }

  @MainActor @Test func worksOnTheMainActor() {
    let object = Isolated()
    var count = 0
    let listener = object.objectWillChange.sink { count += 1 }
    object.count += 1
    #expect(count == 1 && object.count == 1)
    listener.cancel()
  }

  @Test func publishesTheNewValueWhileTheOldOneIsStored() {
    let object = Base()
    var seen: [[Int]] = []
    let listener = object.$count.sink { seen.append([$0, object.count]) }
    object.count = 3
    #expect(seen == [[0, 0], [3, 0]])
    listener.cancel()
  }

  @Test func assignLivesAsLongAsTheProperty() {
    let subject = PassthroughSubject<Int, Never>()
    var listeners: [AnyCancellable] = []
    var ended = false
    do {
      let holder = Holder()
      subject.map { $0 * 2 }.assign(to: &holder.$latest)
      subject.send(4)
      #expect(holder.latest == 8)
      holder.$latest.sink(
        receiveCompletion: { _ in ended = true }, receiveValue: { _ in }
      ).store(in: &listeners)
    }
    #expect(ended)
    subject.send(5)
  }

  @Test func assignAnnouncesTheOwner() {
    let object = Base()
    var count = 0
    let listener = object.objectWillChange.sink { count += 1 }
    Just(7).assign(to: &object.$count)
    #expect(object.count == 7 && count == 1)
    listener.cancel()
  }
}
