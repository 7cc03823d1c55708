import GalleryStories
import Geometry
import Previews
import ViewCore

/// The values that a request's controls give the states of its story.
struct ControlSettings {
  /// What the story is mounted with, by state.
  private(set) var seeds: [String: Any] = [:]
  /// What is set once it has settled: the change that a *from* state is about.
  private(set) var changes: [String: Any] = [:]
  /// Values that are legal and name nothing.
  private(set) var warnings: [Diagnostic] = []

  @MainActor init(
    _ request: SnapshotRequest, of story: CatalogueStory
  ) throws(SnapshotError) {
    for control in story.controls {
      let text = request.controls[control.name]
      if let text {
        seeds[control.name] = try Self.value(text, of: control)
        if control.namesNothing(text) {
          warnings.append(
            Diagnostic(
              .unknownValue, "\(control.name): “\(Self.cut(text))” is none of the choices"))
        }
      }
      if let before = request.previousControls[control.name] {
        changes[control.name] = seeds[control.name] ?? Self.initialValue(control.name, of: story)
        seeds[control.name] = try Self.value(before, of: control)
      }
    }
  }

  private static func value(_ text: String, of control: StoryControl) throws(SnapshotError) -> Any {
    do {
      return try control.parse(text)
    } catch {
      throw .request(
        SnapshotRequestError(
          .invalidValue, parameter: control.parameter, value: text, allowed: error.allowed))
    }
  }

  @MainActor private static func initialValue(
    _ name: String, of story: CatalogueStory
  ) -> Any? {
    story.preview.controls.first { $0.name == name }?.initialValue()
  }

  /// Characters of a value that a warning repeats.
  private static let shownCharacters = 80

  private static func cut(_ text: String) -> String {
    text.count > shownCharacters ? "\(text.prefix(shownCharacters))…" : text
  }
}
