import Foundation
import HTTPServing
import Testing

@Suite struct AssetFolderTests {
  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("scripts")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("a{}".utf8).write(to: folder.appendingPathComponent("page.css"))
    try Data("x()".utf8).write(to: inner.appendingPathComponent("page.js"))
    try Data("secret".utf8).write(to: folder.appendingPathComponent(".hidden"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link.txt").path, withDestinationPath: "/etc/passwd")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("out").path, withDestinationPath: "/etc")
    return folder
  }

  @Test func servesItsFilesAndNothingElse() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let assets = try AssetFolder(folder)
    #expect(assets.paths == ["page.css", "scripts/page.js"])
    let css = try assets.answer(path: "page.css").response
    #expect(css.headers["Content-Type"] == "text/css; charset=utf-8")
    #expect(css.headers["Cache-Control"] == "no-cache")
    for path in [".hidden", "link.txt", "out/passwd", "scripts", "", "../etc/passwd", "page.css/"] {
      #expect(throws: HTTPProblem.self) { try assets.answer(path: path) }
    }
  }

  @Test func keepsFilesForEverUnderTheHashOfAllOfThem() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let assets = try AssetFolder(folder)
    let script = try assets.answer(path: "scripts/page.js", hash: assets.hash).response
    #expect(script.headers["Cache-Control"]?.contains("immutable") == true)
    #expect(throws: HTTPProblem.self) {
      try assets.answer(path: "scripts/page.js", hash: "0000000000000000")
    }
    #expect(try AssetFolder(folder).hash == assets.hash)
    try Data("b{}".utf8).write(to: folder.appendingPathComponent("page.css"))
    #expect(try AssetFolder(folder).hash != assets.hash)
  }

  @Test func saysWhichFolderIsMissing() {
    #expect(throws: AssetFolderError.unreadable(path: "/nowhere")) {
      try AssetFolder(URL(fileURLWithPath: "/nowhere"))
    }
  }
}
