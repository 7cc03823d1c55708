import Foundation
import Testing

/// Pictures do not depend on the order of dictionaries, which every process has another of.
@Suite struct HashSeedTests {
  @Test(arguments: ["svg", "json"])
  func everyProcessWritesTheSameBytes(_ ending: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-seeds-\(UUID().uuidString).\(ending)")
    defer { try? FileManager.default.removeItem(at: file) }
    var pictures: Set<Data> = []
    for _ in 0..<6 {
      // The mark keeps the process from starting itself anew with a fixed seed.
      let result = try BuiltCommand.run(
        ["render", "spotlight-onboarding?lit=1,2,3,4", "-o", file.path],
        environment: ["VITRINE_RENDERING_ENVIRONMENT": "1"])
      #expect(result.status == 0, "\(result.errors)")
      pictures.insert(try Data(contentsOf: file))
    }
    #expect(pictures.count == 1)
  }
}
