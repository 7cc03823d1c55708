import GalleryStories
import Geometry

/// Renders in this process, on the main actor.
package struct InProcessRenderer: SnapshotRendering {
  private let catalogue: Catalogue

  package init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  package func render(
    _ request: SnapshotRequest, as form: SnapshotForm
  ) async throws(SnapshotError) -> RenderedSnapshot {
    let snapshot = try await snapshot(of: request)
    switch form {
    case .svg:
      let picture = snapshot.svg()
      return RenderedSnapshot(
        bytes: picture.bytes, warnings: snapshot.warnings + picture.warnings)
    case .json:
      let document = snapshot.document()
      do {
        return RenderedSnapshot(
          bytes: try DocumentEncoding.bytes(of: document), warnings: snapshot.warnings)
      } catch {
        throw .story(component: document.component, story: document.story, fault: "\(error)")
      }
    }
  }

  /// The snapshot of a state as a value.
  @MainActor package func snapshot(
    of request: SnapshotRequest
  ) async throws(SnapshotError) -> Snapshot {
    let component: CatalogueComponent
    do {
      component = try catalogue.known(request.component)
    } catch {
      throw .request(error)
    }
    guard let story = component.story(request.story) else {
      throw .request(
        SnapshotRequestError(
          .unknownStory, parameter: "story", value: request.story ?? "",
          allowed: component.stories.map(\.id)))
    }
    return try await SnapshotPass(request: request, component: component, story: story).snapshot()
  }
}
