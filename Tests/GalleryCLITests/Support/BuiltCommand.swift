import Foundation

/// The executable that was built beside these tests, run as a process of its own.
struct BuiltCommand {
  struct Result {
    var status: Int32
    var output: Data
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// `vitrine` in the folder of the test bundle.
  static let url: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    let beside = URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("vitrine")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return root.appendingPathComponent(".build/debug/vitrine")
  }()

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return process
  }

  /// Runs to the end.
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Result {
    let process = process(arguments, environment: environment)
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString).txt")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    return Result(status: process.terminationStatus, output: data, errors: text)
  }
}
