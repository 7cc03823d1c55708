/// Writes messages of component code into the snapshot being made, as its warnings.
public struct Logger: Sendable {
  private let category: String

  public init() { category = "" }
  public init(subsystem: String, category: String) { self.category = category }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogSink.send(level, category.isEmpty ? message.text : "\(category): \(message.text)")
  }

  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
