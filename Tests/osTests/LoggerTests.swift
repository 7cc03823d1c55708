import Foundation
import Testing
import os

@Suite struct LoggerTests {
  @Test func messagesReachTheReceiverWithTheirCategory() {
    var received: [String] = []
    LogSink.receiving({ received.append("\($0.rawValue) \($1)") }) {
      let contrast = 1.08
      Logger(subsystem: "app", category: "Label").warning("contrast \(contrast, privacy: .public)")
      Logger().info("plain")
    }
    Logger().error("nobody listens")
    #expect(received == ["16 Label: contrast 1.08", "1 plain"])
  }

  @Test func messagesOfOtherThreadsAreNotReceived() {
    var received: [String] = []
    LogSink.receiving({ received.append($1) }) {
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        Logger().error("elsewhere")
        isDone.signal()
      }.start()
      isDone.wait()
      Logger().error("here")
    }
    #expect(received == ["here"])
  }
}
