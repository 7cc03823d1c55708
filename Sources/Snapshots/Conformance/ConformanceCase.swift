import Geometry

/// A recorded case: what Apple's SwiftUI gave a preview. The format is that of the recordings'
/// README: frames by identifier, relations, steps, or outlines as text.
package struct ConformanceCase: Decodable, Sendable {
  package struct Relation: Decodable, Sendable {
    package var expr: String
    package var equals: Double
    package var tolerance: Double?
  }

  package struct Step: Decodable, Sendable {
    package var name: String
    package var tap: String
    package var frames: [String: [Double]]?
    package var relations: [Relation]?
  }

  package var name: String
  package var platform: String?
  package var size: [Double]?
  package var frames: [String: [Double]]?
  package var tolerance: Double?
  package var informative: [String]?
  package var relations: [Relation]?
  package var steps: [Step]?
  package var colours: [String: [Double]]?
  package var coloursComputed: [String: [Double]]?
  package var colourTolerance: Double?
  package var source: String?
  package var notes: String?
  /// The name of an outline, its recorded text, and the extent that alone counts for some.
  package var identifier: String?
  package var description: String?
  package var bounds: [Double]?

  private enum CodingKeys: String, CodingKey {
    case name = "case"
    case platform, size, frames, tolerance, informative, relations, steps, colours, coloursComputed
    case colourTolerance, source, notes, identifier, description, bounds
  }

  /// The recordings of one file.
  package static func decode(_ data: Data) throws -> [ConformanceCase] {
    try JSONDecoder().decode([ConformanceCase].self, from: data)
  }
}

/// One number, relation or outline of a case beside what the engine gave.
package struct ConformanceComparison: Sendable {
  /// `row.x`, a relation's expression, or an outline's name.
  package var subject: String
  package var expected: String
  package var got: String
  /// Got less expected, in points; nil where that is no number.
  package var difference: Double?
  package var passes: Bool
}

/// How one case came out.
package struct ConformanceResult: Sendable {
  package var group: String
  package var name: String
  /// The system of the recording.
  package var platform: String?
  package var comparisons: [ConformanceComparison]

  package var mismatches: [ConformanceComparison] { comparisons.filter { !$0.passes } }
  package var passes: Bool { mismatches.isEmpty && !comparisons.isEmpty }
}
