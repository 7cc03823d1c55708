import Testing

@testable import os

@Suite struct LogTests {
  @Test func formatsAreFilledInWithoutMarksOfPrivacy() {
    #expect(LogFormat.text("%{public}d of %{private}d", [3, 5]) == "3 of 5")
    #expect(LogFormat.text("100%% %d", [1]) == "100% 1")
  }

  @Test func messagesGoWhereLoggersWrite() {
    var seen: [String] = []
    LogSink.receiving { type, text in
      seen.append("\(type.rawValue) \(text)")
    } _: {
      os_log("a %d", log: OSLog(subsystem: "s", category: "c"), type: .error, 1)
      os_log(.info, "b")
      os_log("never", log: .disabled)
      Logger(OSLog(subsystem: "s", category: "c")).error("d")
    }
    #expect(seen == ["16 c: a 1", "1 b", "16 c: d"])
  }

  @Test func intervalsRunTheirTask() {
    #expect(OSSignposter().withIntervalSignpost("a") { 3 } == 3)
  }
}
