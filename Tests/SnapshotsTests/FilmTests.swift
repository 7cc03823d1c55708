import Drawing
import GalleryStories
import Geometry
import Testing
import ViewCore

@testable import Snapshots
@testable import Stories

/// Films of a transition: a filmstrip and a picture that plays.
@Suite @MainActor struct FilmTests {
  private let catalogue = Catalogue.linked
  private let slide = "segmented-control?from.selection=one-way&selection=multi-city"

  private func film(_ address: String, frames: Int) async throws -> Film {
    let address = try StateAddress(address)
    let request = try SnapshotRequest(
      component: address.component, query: address.query, in: catalogue)
    let component = try #require(catalogue.components.first { $0.id == request.component })
    let story = try #require(component.story(request.story))
    return try await FilmPass(request: request, component: component, story: story)
      .film(frames: frames)
  }

  private func text(_ address: String, _ form: SnapshotForm) async throws -> String {
    let address = try StateAddress(address)
    let request = try SnapshotRequest(
      component: address.component, query: address.query, in: catalogue)
    let rendered = try await InProcessRenderer(catalogue).render(request, as: form)
    return String(decoding: rendered.bytes, as: UTF8.self)
  }

  @Test func beginsAndEndsAtRest() async throws {
    let film = try await film(slide, frames: 9)
    #expect(film.frames.count == 9)
    let times = film.frames.map(\.time)
    #expect(times.first == 0 && times == times.sorted() && Set(times).count == 9)
    let start = try await catalogue.snapshot("segmented-control?selection=one-way")
    let end = try await catalogue.snapshot("segmented-control?selection=multi-city")
    #expect(film.frames.first?.list == start.displayList)
    #expect(film.frames.last?.list == end.displayList)
    let distinct = Set(film.frames.map(\.list.contentHash))
    #expect(distinct.count == 9)
  }

  /// Each frame is the picture that its own address gives.
  @Test func framesAreStatesAtTheirTime() async throws {
    let film = try await film(slide, frames: 5)
    for frame in film.frames.dropFirst().dropLast() {
      let state = try await catalogue.snapshot("\(slide)&t=\(frame.time)")
      #expect(frame.list == state.displayList)
    }
  }

  @Test func actionsAreFilmedToo() async throws {
    let film = try await film("segmented-control?do=tap(multi-city)", frames: 3)
    #expect(film.frames.count == 3)
  }

  @Test func whatDoesNotMoveIsOneFrame() async throws {
    let film = try await film("segmented-control?story=no-options", frames: 9)
    #expect(film.frames.count == 1)
    #expect(film.warnings.contains { $0.message.contains("nothing moves") })
  }

  @Test func stripsAndAnimationsAreTheSameEveryTime() async throws {
    for form in [SnapshotForm.filmstrip(frames: 4), .animation(frames: 4)] {
      let first = try await text(slide, form)
      #expect(try await text(slide, form) == first)
    }
  }

  @Test func animationsShowEveryFrame() async throws {
    let animation = try await text(slide, .animation(frames: 6))
    #expect(animation.components(separatedBy: "<animate ").count == 7)
  }
}
