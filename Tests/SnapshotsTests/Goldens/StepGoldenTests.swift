import Addressing
import Foundation
import GalleryStories
import Snapshots
import Testing

@testable import Stories

/// Every step of a component against the files in `Tests/Fixtures/Goldens/<component>`: its picture,
/// and where everything is. To record them anew, on purpose, run the tests with `RECORD_GOLDENS=1`.
@Suite @MainActor struct StepGoldenTests {
  nonisolated static let components = [
    "focus-form", "pinned-scroll", "segmented-control", "spotlight-onboarding",
  ]

  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures/Goldens").standardizedFileURL

  private static var records: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
  }

  @Test(arguments: components) func stepsAreAsRecorded(_ id: String) async throws {
    let component = try Catalogue.linked.known(id)
    let folder = Self.folder.appendingPathComponent(id)
    if Self.records {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var used: Set<String> = []
    for (index, step) in component.steps.enumerated() {
      let name = Self.name(of: step, at: index)
      let request = try SnapshotRequest(
        component: id, query: try QueryString.parse(Array(step.query.encodedSpaces.utf8)),
        in: Catalogue.linked)
      let renderer = InProcessRenderer(Catalogue.linked)
      let snapshot = try await renderer.snapshot(of: request)
      let files = [
        "\(name).svg": snapshot.svg().bytes, "\(name).json": try GoldenState(snapshot).bytes(),
      ]
      let again = try await renderer.snapshot(of: request)
      #expect(again.svg().bytes == files["\(name).svg"], "\(name) is drawn alike twice")
      for (file, bytes) in files.sorted(by: { $0.key < $1.key }) {
        used.insert(file)
        try Self.compare(bytes, with: folder.appendingPathComponent(file))
      }
    }
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for file in Set(present).subtracting(used).sorted() {
      if Self.records {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(file))
      } else {
        Issue.record("no step of \(id) uses \(file)")
      }
    }
  }

  /// `03-next-from-the-last`.
  private static func name(of step: Step, at index: Int) -> String {
    let words = step.title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
    return ([number] + words.map(String.init)).joined(separator: "-")
  }

  private static func compare(_ bytes: [UInt8], with file: URL) throws {
    if records { return try Data(bytes).write(to: file) }
    guard let golden = FileManager.default.contents(atPath: file.path) else {
      Issue.record("\(file.lastPathComponent) is not recorded: RECORD_GOLDENS=1 records it")
      return
    }
    guard golden != Data(bytes) else { return }
    func lines(_ bytes: some Sequence<UInt8>) -> [Substring] {
      // Pictures are one line: their elements are compared.
      String(decoding: Array(bytes), as: UTF8.self).split(separator: "\n")
        .flatMap { $0.hasPrefix("{") ? [$0] : $0.split(separator: "<") }
    }
    let (old, new) = (lines(golden), lines(bytes))
    let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
    let (before, after) = place?.element ?? ("\(old.count) lines", "\(new.count) lines")
    Issue.record(
      """
      \(file.lastPathComponent) differs from line \(place?.offset ?? 0):
        recorded \(before.prefix(400))
        now      \(after.prefix(400))
      """)
  }
}

extension String {
  /// A step's query may have plain spaces.
  fileprivate var encodedSpaces: String { replacingOccurrences(of: " ", with: "%20") }
}
