import Testing

@testable import GalleryCLI

@Suite struct SourceExaminationTests {
  /// The lines that are named, with their reasons.
  private func findings(_ source: String) -> [String] {
    SourceExamination.findings(in: source, file: "A.swift").map(\.description)
  }

  @Test(
    arguments: [
      ("@objc func tapped() {}", "A.swift:1: @objc: needs the Objective-C runtime; use closures"),
      (
        "let s = #selector(tapped)",
        "A.swift:1: #selector: needs the Objective-C runtime; use closures"
      ),
      ("import MapKit", "A.swift:1: import MapKit: Linux has no such module"),
      (
        "@preconcurrency import struct CoreData.X",
        "A.swift:1: import CoreData: Linux has no such module"
      ),
      (
        "  HSplitView {",
        "A.swift:1: HSplitView: HSplitView is macOS only: use HStack or NavigationSplitView"
      ),
      (".touchBar {", "A.swift:1: .touchBar: the Touch Bar is macOS only"),
      (
        "Image(.logo)",
        "A.swift:1: Image(.logo): no names are generated from asset catalogues;"
          + " use Image(\"logo\", bundle: .module)"
      ),
      (
        "@UIApplicationMain",
        "A.swift:1: @UIApplicationMain: crashes the compiler on Linux, which looks for Apple's"
          + " frameworks; leave the file out"
      ),
      (
        "let f = CIFilter(name: \"CIGaussianBlur\")",
        "A.swift:1: CIFilter: there is no Core Image"
      ),
    ])
  func faultsAreNamed(source: String, finding: String) {
    #expect(findings(source) == [finding])
  }

  @Test(
    arguments: [
      "import SwiftUI", "// @objc in a comment", "/* #selector(x) */ Text(\"@objc\")",
      "\"\"\"\n@objc\n\"\"\"", "struct TableRow2: View {}", "struct HSplitView: View {}",
      "model.table.tableStyle",
      "Image(systemName: \"x\")",
      "Image(\"logo\", bundle: .module)", "#if canImport(UIKit)\nimport UIKit\n#endif",
    ])
  func soundLinesAreNot(source: String) {
    #expect(findings(source) == [])
  }

  @Test func branchesLeftOutAreNamedOnce() {
    let source = """
      #if os(iOS)
      @objc func tapped() {}
      #if DEBUG
      import MapKit
      #endif
      #else
      import Charts
      #endif
      import PhotosUI
      """
    #expect(
      findings(source) == [
        "A.swift:1: #if os(iOS): false on Linux; this branch is left out",
        "A.swift:7: import Charts: Linux has no such module",
        "A.swift:9: import PhotosUI: Linux has no such module",
      ])
  }

  @Test(
    arguments: [
      ("os(Linux)", true), ("os(iOS) || os(Linux)", true), ("os(iOS) || os(macOS)", false),
      ("!os(macOS)", true), ("!(os(iOS) || os(Linux))", false), ("canImport(UIKit)", true),
      ("canImport(MapKit)", false), ("DEBUG && !os(watchOS)", true), ("MY_FLAG", false),
      ("swift(>=5.9)", true), ("targetEnvironment(simulator)", false), ("", true),
    ])
  func conditionsAreThoseOfLinux(text: String, isTrue: Bool) {
    #expect(CompilationCondition.isTrue(text) == isTrue)
  }

  @Test func foldersAreOperands() throws {
    #expect(
      try Command(arguments: ["list", "--doctor", "Sources", "Extra"])
        == .list(ListOptions(examines: true, folders: ["Sources", "Extra"])))
    #expect(throws: UsageError.self) { try SourceFolder.findings(below: ["no such folder"]) }
  }
}
