import Drawing
import GalleryStories
import Geometry
import Testing
import ViewCore

@testable import Snapshots

/// Screens on their way, as addresses show them (rules M12, M14, M15, M16).
@Suite @MainActor struct ScreenMotionTests {
  private let catalogue = SampleCatalogue.catalogue

  private func snapshot(_ query: String) async throws -> Snapshot {
    try await catalogue.snapshot("screens?device=iphone-15&\(query)")
  }

  nonisolated private static let names = [
    "details", "sheet", "half", "cover", "alert", "dialog", "popover", "name",
  ]

  /// At 0 the change has not been made; ten seconds later all is at rest.
  @Test(arguments: names, ["", "&reduceMotion=true", "&direction=rtl", "&system=ios18"])
  func bothEndsAreTheRestingStates(_ name: String, _ rest: String) async throws {
    let before = try await snapshot(rest).picture
    let after = try await snapshot("do=tap(\(name))\(rest)").picture
    #expect(before != after)
    #expect(try await snapshot("do=tap(\(name))&t=0\(rest)").picture == before)
    #expect(try await snapshot("do=tap(\(name))&t=10\(rest)").picture == after)
    let moving = try await snapshot("do=tap(\(name))&t=0.15\(rest)").picture
    #expect(moving != before && moving != after)
  }

  /// What closes ends where it began.
  @Test(
    arguments: [
      "tap(sheet);tap(close)", "tap(half);dismiss", "tap(cover);tap(close)", "tap(alert);tap(Keep)",
      "tap(dialog);tap(Cancel)", "tap(details);back", "tap(name);focus(none)",
    ])
  func closingEndsAtTheBeginning(_ script: String) async throws {
    let rest = try await snapshot("")
    let closed = try await snapshot("do=\(script)")
    #expect(closed.picture == rest.picture && closed.actions.allSatisfy(\.ran))
    #expect(closed.presentations.isEmpty)
    let moving = try await snapshot("do=\(script)&t=0.1")
    #expect(moving.picture != rest.picture && moving.presentations.isEmpty)
  }

  @Test(arguments: ["sheet", "details", "alert"])
  func filmsShowTheWay(_ name: String) async throws {
    let address = try StateAddress("screens?device=iphone-15&do=tap(\(name))")
    let request = try SnapshotRequest(
      component: address.component, query: address.query, in: catalogue)
    let component = try #require(catalogue.components.first { $0.id == "screens" })
    let story = try #require(component.story(nil))
    let film = try await FilmPass(request: request, component: component, story: story)
      .film(frames: 6)
    #expect(film.frames.count == 6 && film.warnings.isEmpty)
    #expect(Set(film.frames.map(\.list.contentHash)).count == 6)
    for form in [SnapshotForm.filmstrip(frames: 4), .animation(frames: 4)] {
      let rendered = try await InProcessRenderer(catalogue).render(request, as: form)
      #expect(rendered.bytes.count > 1_000 && rendered.warnings.isEmpty)
    }
  }
}
