import GalleryStories
import Geometry
import SVGRendering
import ViewCore

/// Renders in this process, on the main actor.
package struct InProcessRenderer: SnapshotRendering {
  private let catalogue: Catalogue

  package init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  package func render(
    _ request: SnapshotRequest, as form: SnapshotForm
  ) async throws(SnapshotError) -> RenderedSnapshot {
    switch form {
    case .svg:
      let (component, story) = try known(request)
      let picture = try await SnapshotPass(request: request, component: component, story: story)
        .picture()
      let (bytes, warnings) = picture.svg(request.glyphs)
      return RenderedSnapshot(bytes: bytes, warnings: picture.warnings + warnings)
    case .filmstrip(let frames):
      return await filmstrip(
        try await film(of: request, frames: frames), request.glyphs)
    case .animation(let frames):
      return try await film(of: request, frames: frames).animation(request.glyphs)
    case .json:
      let snapshot = try await snapshot(of: request)
      let document = snapshot.document()
      do {
        return RenderedSnapshot(
          bytes: try DocumentEncoding.bytes(of: document), warnings: snapshot.warnings)
      } catch {
        throw .story(component: document.component, story: document.story, fault: "\(error)")
      }
    }
  }

  @MainActor private func filmstrip(
    _ film: Film, _ glyphs: GlyphForm
  ) -> RenderedSnapshot {
    let picture = svgDocument(
      Filmstrip(film: film).displayList,
      options: SVGOptions(title: film.title, text: glyphs.svgText))
    return RenderedSnapshot(picture, of: film)
  }

  @MainActor private func film(
    of request: SnapshotRequest, frames: Int
  ) async throws(SnapshotError) -> Film {
    let (component, story) = try known(request)
    return try await FilmPass(request: request, component: component, story: story)
      .film(frames: frames)
  }

  /// The snapshot of a state as a value.
  @MainActor package func snapshot(
    of request: SnapshotRequest
  ) async throws(SnapshotError) -> Snapshot {
    let (component, story) = try known(request)
    return try await SnapshotPass(request: request, component: component, story: story).snapshot()
  }

  private func known(
    _ request: SnapshotRequest
  ) throws(SnapshotError) -> (CatalogueComponent, CatalogueStory) {
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
    return (component, story)
  }
}

extension Film {
  /// How long the first and the last frame stay when the film plays, in seconds.
  private static let firstHold = 0.4
  private static let lastHold = 1.0

  /// The film as a picture that plays by itself.
  fileprivate func animation(_ glyphs: GlyphForm) -> RenderedSnapshot {
    let frames = self.frames.enumerated().map { index, frame in
      let next = index + 1 < self.frames.count ? self.frames[index + 1].time : nil
      let duration = next.map { $0 - frame.time } ?? Self.lastHold
      return SVGFilm.Frame(
        frame.list, duration: index == 0 ? max(duration, Self.firstHold) : duration)
    }
    return RenderedSnapshot(
      svgDocument(
        SVGFilm(frames: frames), options: SVGOptions(title: title, text: glyphs.svgText)),
      of: self)
  }
}

extension RenderedSnapshot {
  fileprivate init(_ picture: SVGDocument, of film: Film) {
    self.init(
      bytes: picture.bytes,
      warnings: film.warnings + picture.warnings.map { Diagnostic(.approximation, "\($0)") })
  }
}
