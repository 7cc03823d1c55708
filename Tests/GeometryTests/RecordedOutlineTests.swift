import Foundation
import Geometry
import Testing

/// Outlines that SwiftUI gave on macOS 26.2 (`Tests/Fixtures/ShapePathCases.json`).
struct RecordedOutlineTests {
  struct Recording: Decodable, CustomTestStringConvertible, Sendable {
    let identifier: String
    let description: String?
    let bounds: [CGFloat]?
    let tolerance: CGFloat

    var testDescription: String { identifier }
  }

  static let recordings: [Recording] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/ShapePathCases.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Recording].self, from: data)) ?? []
  }()

  @Test func everyRecordingIsBuilt() {
    #expect(Self.recordings.count == 40)
    #expect(Set(Self.recordings.map(\.identifier)) == Set(OutlineCases.paths.keys))
  }

  @Test(arguments: recordings)
  func matchesTheRecording(_ recording: Recording) throws {
    let path = try #require(OutlineCases.paths[recording.identifier])
    if let bounds = recording.bounds {
      let rect = path.boundingRect
      for (value, expected) in zip([rect.minX, rect.minY, rect.width, rect.height], bounds) {
        #expect(abs(value - expected) <= recording.tolerance)
      }
    }
    guard let expected = recording.description else { return }
    let words = path.description.split(separator: " ")
    let expectedWords = expected.split(separator: " ")
    try #require(words.count == expectedWords.count, "\(path.description)")
    for (word, expectedWord) in zip(words, expectedWords) {
      if let number = Double(expectedWord) {
        let value = try #require(Double(word))
        #expect(abs(value - number) <= 0.001, "\(word) for \(expectedWord)")
      } else {
        #expect(word == expectedWord)
      }
    }
  }

  @Test(arguments: recordings)
  func descriptionIsReadBack(_ recording: Recording) throws {
    let path = try #require(OutlineCases.paths[recording.identifier])
    let copy = try #require(Path(path.description))
    #expect(copy.description == path.description)
  }
}
