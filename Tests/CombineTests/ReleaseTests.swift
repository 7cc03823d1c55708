import Combine
import Foundation
import Testing

/// What most models of published apps look like: they listen to themselves.
private final class SearchModel: ObservableObject {
  @Published var text = ""
  @Published var results: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init(_ chain: (SearchModel) -> AnyCancellable) { chain(self).store(in: &cancellables) }
}

/// Sequences that are let go together with the publisher at their beginning, by what they hold
/// themselves: nothing may be entered twice, and no lock be taken twice.
@Suite struct ReleaseTests {
  private static let chains: [@Sendable (SearchModel) -> AnyCancellable] = [
    { $0.$text.sink { _ in } },
    { $0.$text.map { $0.uppercased() }.removeDuplicates().sink { _ in } },
    {
      $0.$text.map { $0.count }.removeDuplicates()
        .debounce(for: .seconds(0.1), scheduler: DispatchQueue.main)
        .sink { _ in }
    },
    { $0.$text.receive(on: DispatchQueue.main).sink { _ in } },
    { model in model.$text.map { [$0] }.sink { [weak model] in model?.results = $0 } },
    { model in model.$text.combineLatest(model.$results).sink { _ in } },
    { model in model.$text.merge(with: model.$results.map { $0.joined() }).sink { _ in } },
    { model in model.$text.flatMap { Just($0) }.sink { _ in } },
    { model in
      model.$text.map { Just($0).delay(for: 1, scheduler: DispatchQueue.main) }
        .switchToLatest().sink { _ in }
    },
    { model in model.$text.share().handleEvents(receiveCancel: {}).sink { _ in } },
    { model in model.$text.dropFirst().first().sink { _ in } },
    { model in model.objectWillChange.sink { _ in } },
  ]

  @Test(arguments: chains.indices) func aModelThatListensToItselfGoes(_ index: Int) {
    weak var model: SearchModel?
    do {
      let made = SearchModel(Self.chains[index])
      made.text = "query"
      model = made
    }
    #expect(model == nil)
  }

  /// Cancels a sequence as it is deinitialised.
  private final class Holder {
    var cancellable: AnyCancellable?
    deinit { cancellable?.cancel() }
  }

  @Test func whatAClosureHeldMayCancelItsSequence() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    weak var holder: Holder?
    var outer: AnyCancellable?
    do {
      let made = Holder()
      holder = made
      let cancellable = subject.map { ($0, made) }.sink { received.append($0.0) }
      made.cancellable = AnyCancellable { cancellable.cancel() }
      outer = cancellable
    }
    subject.send(1)
    outer?.cancel()
    outer = nil
    subject.send(2)
    #expect(received == [1])
    #expect(holder == nil)
  }

  @Test func anEndLetsGoOfWhatCancelsTheSequence() {
    let subject = PassthroughSubject<Int, Never>()
    var ends = 0
    let made = Holder()
    let cancellable = subject.map { [made] in ($0, made) }
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    made.cancellable = AnyCancellable { cancellable.cancel() }
    subject.send(completion: .finished)
    subject.send(completion: .finished)
    #expect(ends == 1)
  }
}
