import Geometry
import ViewCore
import Views

/// The structure and behaviour of an app.
///
/// Coverage: declared, never run: pictures are made of previews. Verified: documented.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  init()
}

extension App {
  /// Says how the app's views are shown and ends with status 64: there is no screen to run on.
  public static func main() {
    let text = """
      \(Self.self) is an app; Vitrine shows previews. Make an executable target of your views with
      a main.swift of `import GalleryCLI` and `GalleryCommand.main()`.

      """
    FileHandle.standardError.write(Data(text.utf8))
    exit(64)
  }
}
