import Drawing
import GalleryStories
import Geometry
import ViewCore

/// Makes the frames of the transition that leads to a state: each is a state of its own, at its `t`.
@MainActor struct FilmPass {
  let request: SnapshotRequest
  let component: CatalogueComponent
  let story: CatalogueStory

  /// - Parameter count: frames from the beginning to the end, both included; one where nothing moves.
  func film(frames count: Int) async throws(SnapshotError) -> Film {
    var request = request
    request.time = nil
    let rest = try await picture(request)
    let duration = rest.elapsed
    var film = Film(title: rest.title, frames: [], warnings: rest.warnings)
    if duration > 0 {
      for index in 0..<max(1, count - 1) {
        let time = duration * Double(index) / Double(max(1, count - 1))
        // As the address spells it: milliseconds are finer than any screen.
        request.time = (time * 1_000).rounded() / 1_000
        film.frames.append(Film.Frame(try await picture(request), time: request.time ?? 0))
      }
    } else {
      film.warnings.append(
        Diagnostic(.unknownValue, "nothing moves on the way to this state: one frame is shown"))
    }
    film.frames.append(Film.Frame(rest, time: duration))
    return film
  }

  private func picture(
    _ request: SnapshotRequest
  ) async throws(SnapshotError) -> SnapshotPicture {
    try await SnapshotPass(request: request, component: component, story: story).picture()
  }
}

/// The frames of a transition.
struct Film: Sendable {
  struct Frame: Sendable {
    /// Seconds since the transition began.
    var time: Double
    var list: DisplayList

    init(_ picture: SnapshotPicture, time: Double) {
      self.time = time
      list = picture.displayList
    }
  }

  var title: String
  var frames: [Frame]
  var warnings: [Diagnostic]
}
