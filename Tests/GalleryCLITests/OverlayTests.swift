import Foundation
import Testing

@testable import GalleryCLI

/// Conditions on iOS are read as met, each in its own line.
@Suite struct OverlayTests {
  @Test(arguments: [
    ("#if os(iOS)\nlet a = 1\n#endif", "#if canImport(UIKit)\nlet a = 1\n#endif"),
    ("  #elseif os( iOS ) && DEBUG", "  #elseif canImport(UIKit) && DEBUG"),
    ("#if !os(iOS) || os(tvOS)", "#if !canImport(UIKit) || os(tvOS)"),
    ("#if os(macOS) // not os(iOS)", nil),
    ("let text = \"os(iOS)\"", nil),
    ("#if macos(iOS)", nil),
    ("#if os(iOSMac)", nil),
    ("", nil),
  ])
  func conditions(_ source: String, _ expected: String?) {
    #expect(IOSConditions.met(in: source) == expected)
  }

  @Test(arguments: [
    ("@objc func tapped() {}", " func tapped() {}"),
    ("@objc(tap:) private func tap(_ a: Int) {}", " private func tap(_ a: Int) {}"),
    ("@IBAction func go() {}", " func go() {}"),
    ("@objc public protocol Themed {}", " public protocol Themed: AnyObject {}"),
    ("@objc protocol Themed: AnyObject {}", " protocol Themed: AnyObject {}"),
    ("@objc(TH) protocol Themed: Named {}", " protocol Themed: AnyObject, Named {}"),
    ("@UIApplicationMain\nclass AppDelegate {}", "\nclass AppDelegate {}"),
    ("add(#selector(Self.tapped(_:)), 1)", "add(Selector(\"Self.tapped(_:)\"), 1)"),
    ("let key = #keyPath(Person.name)", "let key = \"Person.name\""),
    ("@objc optional func may()", nil),
    ("@State var a = 1 // #1", nil),
  ])
  func marksOfObjectiveC(_ source: String, _ expected: String?) {
    #expect(ObjectiveCMarks.removed(from: source) == expected)
  }

  @Test(arguments: [
    ("import SwiftUI\nimport ObjectiveC", "import SwiftUI\nimport Foundation"),
    ("@preconcurrency import ObjectiveC.runtime", "import Foundation"),
    ("import Darwin", "import Glibc"),
    ("import Darwin.C.math", "import Glibc"),
    ("#if canImport(Darwin)", nil),
    ("let a: Foundation.URLSessionDelegate", "let a: FoundationNetworking.URLSessionDelegate"),
    ("@available(iOS, unavailable)\ncase bar", "@available(*, unavailable)\ncase bar"),
    ("typealias Block = @convention(block) () -> Void", "typealias Block = () -> Void"),
    ("@available(iOS 15, *) let a: Foundation.URL", nil),
  ])
  func namesOfApple(_ source: String, _ expected: String?) {
    #expect(AppleNames.replaced(in: source) == expected)
  }

  @Test(arguments: [
    ("import SwiftUI\nimport Charts\nlet a = Chart()", "import SwiftUI\nimport Charts\n"),
    (
      "import SwiftUI\n#if canImport(UIKit)\n@preconcurrency import MapKit\n#endif\nlet a = 1",
      "import SwiftUI\n\n@preconcurrency import MapKit\n\n"
    ),
    ("#if canImport(Charts)\nimport Charts\n#endif\nlet a = 1", nil),
    ("// import Charts\nlet a = 1", nil),
    ("import Network\nlet a = 1", nil),
    ("import SwiftUI\nlet a = 1", nil),
  ])
  func whatImportsAnAbsentFrameworkIsItsImportsAlone(_ source: String, _ expected: String?) {
    #expect(AbsentImports.alone(in: source, known: ["Network"]) == expected)
  }

  @Test func whatUsesTypesThatAreGoneIsItsImportsAlone() {
    let sources = [
      "import Charts\nstruct Sales: View {}\nstruct Entry {}",
      "import SwiftUI\nstruct Screen: View { let body = Sales() }",
      "import SwiftUI\nstruct Home: View { let body = Screen() }",
      "struct Other { @Entry var a = 1; let b = A.Sales; /* Sales */ let c = \"Sales\" }",
    ]
    #expect(
      AbsentImports.cut(sources) == [
        "import Charts\n\n", "import SwiftUI\n", "import SwiftUI\n", sources[3],
      ])
    let own = sources.dropLast() + ["struct Sales {}; struct Entry {}"]
    #expect(AbsentImports.cut(Array(own))[1] == sources[1])
  }

  @Test func manifestsNameModulesThatAreThePackagesOwn() throws {
    let package = FileManager.default.temporaryDirectory
      .appendingPathComponent("known-modules-\(UUID().uuidString)")
    let folder = package.appendingPathComponent("Sources/App")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: package) }
    try Data(".target(name: \"Network\"), \"Other\"".utf8)
      .write(to: package.appendingPathComponent("Package.swift"))
    #expect(AbsentImports.known(around: [folder.path]) == ["Network"])
    #expect(AbsentImports.known(around: [package.path]) == ["Network"])
  }

  @Test func overridesInExtensionsMoveIntoTheirClass() {
    let source = """
      final class Bar: UIView {
        let text = "}"
      }
      public extension Bar {
        // stays
        override func draw(_ rect: CGRect) { if true { /* } */ } }
        func other() {}
      }
      let last = 1
      """
    let moved = ExtensionOverrides.moved(in: [source], paths: ["/a.swift"])
    #expect(
      moved == [
        """
        final class Bar: UIView {
          let text = "}"

        #sourceLocation(file: "/a.swift", line: 6)
          public override func draw(_ rect: CGRect) { if true { /* } */ } }
        #sourceLocation(file: "/a.swift", line: 3)
        }
        public extension Bar {
          // stays

          func other() {}
        }
        let last = 1
        """
      ])
  }

  @Test func overridesMoveToTheSourceOfTheirClass() {
    let sources = ["class A: UIView {}", "extension A { override func layoutSubviews() {} }"]
    let moved = ExtensionOverrides.moved(in: sources, paths: ["/a", "/b"])
    #expect(moved[0].contains("override func layoutSubviews() {}"))
    #expect(!moved[1].contains("override"))
  }

  @Test func theOverlayNamesSourcesAndTheirCopies() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("overlay-sources")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let changed = folder.appendingPathComponent("Changed.swift")
    try Data("#if os(iOS)\n#endif\n".utf8).write(to: changed)
    try Data("let a = 1\n".utf8).write(to: folder.appendingPathComponent("Same.swift"))
    let output = folder.appendingPathComponent("ios.json").path
    let options = OverlayOptions(folders: [folder.path], output: output)
    #expect(try OverlayCommand(options: options).run() == .success)
    let data = try Data(contentsOf: URL(fileURLWithPath: output))
    let document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let roots = try #require(document["roots"] as? [[String: String]])
    #expect(roots.map { $0["name"] } == [changed.path])
    let copy = try #require(roots.first?["external-contents"])
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "#if canImport(UIKit)\n#endif\n")
  }

  @Test func theCommandNeedsAFolderAndAFile() throws {
    #expect(
      try Command(arguments: ["overlay", "Sources", "-o", "ios.json"])
        == .overlay(OverlayOptions(folders: ["Sources"], output: "ios.json")))
    #expect(throws: UsageError.self) { try Command(arguments: ["overlay", "Sources"]) }
    #expect(throws: UsageError.self) { try Command(arguments: ["overlay", "-o", "ios.json"]) }
  }
}
