import Foundation
import Geometry
import Snapshots

/// What a golden keeps of a snapshot beside its picture: where everything is, and what happened.
struct GoldenState {
  private struct View: Encodable {
    let id: String
    let type: String
    let identifier: String?
    let frame: [Length]
    let text: String?
    let traits: [String]?
  }

  private let document: SnapshotDocument

  init(_ snapshot: Snapshot) { document = snapshot.document() }

  /// JSON with a line for each view, so that differences are read line by line.
  func bytes() throws -> [UInt8] {
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try DocumentEncoding.bytes(of: value), as: UTF8.self)
    }
    let views = try document.tree.flattened.map { view in
      try json(
        View(
          id: view.id, type: view.type, identifier: view.identifier, frame: view.frame,
          text: view.text, traits: view.traits))
    }
    let lines = [
      "{", "\"address\":\(try json(document.address)),", "\"size\":\(try json(document.size)),",
      "\"focus\":\(try json(document.focus)),", "\"scroll\":\(try json(document.scroll)),",
      "\"presentations\":\(try json(document.presentations)),",
      "\"actions\":\(try json(document.actions)),", "\"warnings\":\(try json(document.warnings)),",
      "\"views\":[", views.joined(separator: ",\n"), "]", "}", "",
    ]
    return Array(lines.joined(separator: "\n").utf8)
  }
}
