import Geometry

/// Documents as JSON: keys sorted byte for byte, UTF-8, no white space.
package enum DocumentEncoding {
  package static func bytes(of document: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(document))
  }

  package static func document<Document: Decodable>(
    _ type: Document.Type, of bytes: [UInt8]
  ) throws -> Document {
    try JSONDecoder().decode(type, from: Data(bytes))
  }
}
