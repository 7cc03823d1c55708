import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite struct DataTaskPublisherTests {
  @Test func deliversWhatWasLoaded() async throws {
    let url = try #require(URL(string: "data:text/plain;base64,aGVsbG8="))
    var texts: [String] = []
    for try await text in URLSession.shared.dataTaskPublisher(for: url)
      .map({ String(decoding: $0.data, as: UTF8.self) }).values
    {
      texts.append(text)
    }
    #expect(texts == ["hello"])
  }

  @Test func failsWithAnErrorOfAddresses() async throws {
    let url = try #require(URL(string: "nothing-like-this://host"))
    await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
    }
  }
}
