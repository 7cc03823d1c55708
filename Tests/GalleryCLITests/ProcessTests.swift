import Foundation
import Testing

@testable import GalleryCLI

/// The command as a shell runs it.
@Suite struct ProcessTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-tests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test(
    arguments: [
      ([], 64), (["frobnicate"], 64), (["render", "segmented-control"], 64),
      (["render", "segmented-control", "-o", "x.txt"], 64),
      (["render", "no-such-component", "-o", "x.svg"], 64),
      (["render", "segmented-control?bogus=1", "-o", "x.svg"], 64),
      (["render", "segmented-control", "-o", "/nowhere/at/all/x.svg"], 70),
      (["list"], 0), (["list", "--json"], 0), (["help"], 0), (["serve", "--help"], 0),
    ] as [([String], Int32)])
  func endsWithTheRightStatus(arguments: [String], status: Int32) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.status == status)
    #expect(result.errors.isEmpty == (status == 0))
  }

  @Test func saysWhatWasMeant() throws {
    let result = try BuiltCommand.run(["render", "segmented-contrl", "-o", file("x.svg")])
    #expect(result.errors.contains("Did you mean “segmented-control”?"))
  }

  @Test func everyLinkedStoryIsListed() throws {
    let text = try BuiltCommand.run(["list"]).text
    #expect(text.contains("/components/segmented-control "))
    #expect(text.contains("/components/segmented-control?story=images"))
    #expect(try BuiltCommand.run(["list", "--doctor", "Sources/Components"]).text.isEmpty)
  }

  @Test func writesPicturesAndDocuments() throws {
    let picture = file("a b.svg")
    let address = "http://localhost/components/segmented-control.svg?selection=nope"
    let result = try BuiltCommand.run(["render", address, "-o", picture])
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("unknown-value"))
    let svg = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(svg.hasPrefix("<svg ") && svg.contains("mix-blend-mode"))
    let document = file("a.json")
    #expect(try BuiltCommand.run(["render", address, "-o", document]).status == 0)
    #expect(
      try String(contentsOfFile: document, encoding: .utf8).contains("\"selection\":\"nope\""))
  }

  /// Whatever the seeds of hashes, the time zone and the locale: those of the first two processes are
  /// fixed by the command, the others run as they are.
  @Test(arguments: [
    "segmented-control?selection=round-trip", "segmented-control?story=many-options",
    "segmented-control?story=images&appearance=dark&direction=rtl",
  ])
  func fiveProcessesGiveTheSameBytes(address: String) throws {
    let asTheyAre = ["VITRINE_RENDERING_ENVIRONMENT": "1"]
    let environments = [
      [:], ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"], asTheyAre, asTheyAre,
      asTheyAre.merging(["LC_ALL": "de_DE.UTF-8", "TZ": "America/New_York"]) { $1 },
    ]
    for ending in ["svg", "json"] {
      let files = try environments.enumerated().map { index, environment in
        let path = file("\(index).\(ending)")
        let result = try BuiltCommand.run(
          ["render", address, "-o", path], environment: environment)
        #expect(result.status == 0)
        return try Data(contentsOf: URL(fileURLWithPath: path))
      }
      #expect(Set(files).count == 1)
    }
  }

  /// The allocator of a server asks for large pages, unless somebody has told it something.
  @Test(arguments: [(nil, true), ("glibc.malloc.arena_max=3", false)])
  func theAllocatorIsToldOnce(tunables: String?, asksForLargePages: Bool) throws {
    let process = BuiltCommand.process(["serve", "--port", "0"])
    var environment = ProcessInfo.processInfo.environment
    environment["GLIBC_TUNABLES"] = tunables
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    try #require(!output.fileHandleForReading.availableData.isEmpty)
    let file = URL(fileURLWithPath: "/proc/\(process.processIdentifier)/environ")
    let told = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(told.contains("glibc.malloc.hugetlb=1") == asksForLargePages)
    #expect(told.contains("glibc.malloc.arena_max=3") == !asksForLargePages)
  }

  @Test func servesUntilItIsToldToEnd() throws {
    let process = BuiltCommand.process(["serve", "--port", "0"])
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let address = try #require(line.firstMatch(of: /^http:\/\/127\.0\.0\.1:(\d+)\/\n$/))
    let taken = try BuiltCommand.run(["serve", "--port", String(address.output.1)])
    #expect(taken.status == 70)
    #expect(taken.errors.contains("in use"))
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }
}
