import Dispatch
import Foundation
import HTTPServing
import Testing

@Suite struct StoppingTests {
  @Test func stopsInTimeWhateverClientsHoldOn() async throws {
    let service = try TestService()
    let port = service.server.port
    try await blocking {
      let idle = try service.connect()
      #expect(try idle.request("/fresh").status == 200)
      let half = try service.connect()
      try half.write("GET /fresh HTTP/1.1\r\nHost: loc")
      let slowReader = try TestConnection(port: port, receiveBufferBytes: 4096)
      try slowReader.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(!slowReader.isClosedByServer())
      let waiting = try service.connect()
      try waiting.write("GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n")
      // The server owes an answer only to what has reached it.
      #expect(service.waitsForEver.wait(timeout: .now() + 10) == .success)

      let start = DispatchTime.now().uptimeNanoseconds
      service.server.stop()
      #expect(DispatchTime.now().uptimeNanoseconds - start < 10_000_000_000)
      #expect(try waiting.response().status == 503)
      #expect(idle.isClosedByServer())
      #expect(half.isClosedByServer())
      #expect(throws: TestConnection.Failure.self) { try service.connect() }
      service.server.stop()
    }
    let next = try TestService(port: port)
    let answer = try await blocking { try next.connect().request("/fresh") }
    #expect(answer.status == 200)
  }

  @Test func answersWhatArrivesWhileItStops() async throws {
    let service = try TestService()
    try await blocking {
      let half = try service.connect()
      try half.write("GET /never HTTP/1.1\r\nHost: loc")
      // Holds the server for the whole time that it takes to say farewell.
      let slowReader = try TestConnection(port: service.server.port, receiveBufferBytes: 4096)
      try slowReader.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(!slowReader.isClosedByServer())
      let waiting = try service.connect()
      try waiting.write("GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(service.waitsForEver.wait(timeout: .now() + 10) == .success)

      let stopped = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        service.server.stop(drainSeconds: 0)
        stopped.signal()
      }
      #expect(try waiting.response().status == 503)
      // Told so, or closed if the farewell has ended by now.
      try? half.write("alhost\r\n\r\n")
      let late = try? half.response().status
      #expect(late == 503 || late == nil)
      #expect(stopped.wait(timeout: .now() + 10) == .success)
    }
  }

  @Test func stopsAtOnceWhenNothingRuns() async throws {
    let service = try TestService()
    try await blocking {
      let idle = try service.connect()
      #expect(try idle.request("/kept").status == 200)
      let start = DispatchTime.now().uptimeNanoseconds
      service.server.stop(drainSeconds: 60)
      #expect(DispatchTime.now().uptimeNanoseconds - start < 10_000_000_000)
    }
  }
}
