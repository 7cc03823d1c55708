import Foundation
import Templating
import Testing

@Suite struct TemplateFolderTests {
  @Test func readsTheMustacheFilesOfAFolder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("templates-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: TemplateError.unreadableFolder(path: folder.path)) {
      try TemplateSet(folder: folder)
    }
    try Data("Hello {{>name}}".utf8).write(to: folder.appendingPathComponent("page.mustache"))
    try Data("{{n}}".utf8).write(to: folder.appendingPathComponent("name.mustache"))
    try Data("{{#".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    #expect(try TemplateSet(folder: folder).render("page", ["n": "you"]) == "Hello you")
    try Data([0x61, 0xFF]).write(to: folder.appendingPathComponent("bad.mustache"))
    #expect(throws: TemplateError.self) { try TemplateSet(folder: folder) }
  }
}
