import Addressing
import GalleryStories
import Geometry
import HTTPServing
import Snapshots
import ViewCore

/// Answers with pictures and documents of states; each state is rendered once.
///
/// Two caches stand before the renderer: the server's, by the target as it was sent, and this one, by
/// the canonical state. Both are emptied when what pictures are made of has changed.
package struct SnapshotAnswers: Sendable {
  package let catalogue: Catalogue
  private let renderer: any SnapshotRendering
  private let cache: ResponseCache

  /// Bytes of answers kept by their state: a quarter of what the server keeps by target.
  private static let cacheBytes = 32 * 1024 * 1024

  package init(catalogue: Catalogue, renderer: any SnapshotRendering) {
    self.catalogue = catalogue
    self.renderer = renderer
    cache = ResponseCache(byteLimit: Self.cacheBytes)
  }

  /// The answer to an address of a picture or document.
  ///
  /// - Throws: `SnapshotRequestError`, `SnapshotError`.
  package func answer(
    component: String, query: [QueryItem], as form: SnapshotForm
  ) async throws -> HTTPAnswer {
    let request = try SnapshotRequest(component: component, query: query, in: catalogue)
    return .prepared(try await prepared(request, as: form))
  }

  /// The answer to an address of a film: how the state is reached, in a number of frames.
  ///
  /// - Parameter make: the form for a number of frames.
  func film(
    component: String, query: [QueryItem], frames: FrameCount,
    as make: (Int) -> SnapshotForm
  ) async throws -> HTTPAnswer {
    let (count, rest) = try frames.read(query)
    if let time = rest.last(where: { $0.name == "t" }) {
      throw SnapshotRequestError(
        .conflict, parameter: "t", value: time.value,
        reason: "A film shows every moment; leave “t” out.")
    }
    return try await answer(component: component, query: rest, as: make(count))
  }

  /// The snapshot of a state as a document.
  func document(_ request: SnapshotRequest) async throws -> SnapshotDocument {
    let answer = try await prepared(request, as: .json)
    return try DocumentEncoding.document(SnapshotDocument.self, of: answer.response.body)
  }

  private func prepared(
    _ request: SnapshotRequest, as form: SnapshotForm
  ) async throws(SnapshotError) -> PreparedResponse {
    let key = RawTarget("\(form) \(request.address())")
    if let known = cache.answer(for: key) { return known }
    let rendered = try await renderer.render(request, as: form)
    var response = HTTPResponse(form == .json ? .json : .svg, rendered.bytes)
    response.headers[WarningsHeader.name] = WarningsHeader.value(rendered.warnings)
    let answer = PreparedResponse(response)
    cache.insert(answer, for: key)
    return answer
  }
}
