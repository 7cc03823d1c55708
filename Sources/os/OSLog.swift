import Foundation

/// A log of a part of an application.
public final class OSLog: Sendable {
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }

  let category: String

  public init(subsystem: String, category: String) { self.category = category }
  public init(subsystem: String, category: Category) { self.category = category.name }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  public var signpostsEnabled: Bool { false }
}

/// Writes a message in the manner of `printf` into the snapshot being made, as a warning where it says of an
/// error. Marks of privacy are left out of the format.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  guard log !== OSLog.disabled else { return }
  let text = LogFormat.text("\(message)", args)
  LogSink.send(type, log.category.isEmpty ? text : "\(log.category): \(text)")
}

public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {
  guard log !== OSLog.disabled else { return }
  LogSink.send(type, LogFormat.text("\(message)", args))
}

enum LogFormat {
  /// The format without "{public}" and its like, filled in.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var rest = format[...]
    while let mark = rest.range(of: "%{"), let end = rest[mark.upperBound...].firstIndex(of: "}") {
      plain += rest[..<mark.lowerBound] + "%"
      rest = rest[rest.index(after: end)...]
    }
    return String(format: plain + rest, arguments: arguments)
  }
}

extension Logger {
  public init(_ logObj: OSLog) { self.init(subsystem: "", category: logObj.category) }
}
