import Geometry
import GalleryWeb

/// The gallery's command line, for this package's executable and for a team's own: a `main.swift` of
/// `import DesignSystem`, `import GalleryCLI`, `GalleryCommand.main()` shows every `#Preview` in what
/// is linked.
public enum GalleryCommand {
  /// Runs the command that the arguments name, and ends the process with its exit status.
  ///
  /// - Parameter recordings: recorded cases by group, as JSON, that `/conformance` shows.
  nonisolated public static func main(recordings: [(group: String, json: Data)] = []) -> Never {
    MainActor.assumeIsolated { run(recordings) }
  }

  @MainActor private static func run(_ recordings: [(group: String, json: Data)]) -> Never {
    let process = ProcessInfo.processInfo
    RenderingEnvironment.enter()
    StandardStreams.keepForResults()
    let arguments = Array(process.arguments.dropFirst())
    do {
      let command = try Command(arguments: arguments)
      run(command, recordings)
    } catch {
      exit(with: error)
    }
  }

  @MainActor private static func run(
    _ command: Command, _ recordings: [(group: String, json: Data)]
  ) -> Never {
    switch command {
    case .serve(let options):
      ServeCommand(
        options: options,
        recordings: recordings.map { ConformanceRecording(group: $0.group, json: $0.json) }
      ).run()
    case .render(let options):
      inMainQueue { try await RenderCommand(options: options).run() }
    case .list(let options): inMainQueue { try ListCommand(options: options).run() }
    case .overlay(let options): inMainQueue { try OverlayCommand(options: options).run() }
    case .help(let topic):
      StandardStreams.write(HelpText.text(topic))
      exit(.success)
    }
  }

  /// Runs work where code of stories expects to be run, and ends the process after it.
  @MainActor private static func inMainQueue(
    _ work: @escaping @MainActor () async throws -> ExitStatus
  ) -> Never {
    Task { @MainActor in
      do {
        exit(try await work())
      } catch {
        exit(with: error)
      }
    }
    MainLoop.run()
  }

  static func exit(with error: any Error) -> Never {
    StandardStreams.report("\(error)")
    exit((error as? any ExitStatusError)?.exitStatus ?? .internalError)
  }

  static func exit(_ status: ExitStatus) -> Never { MainLoop.exit(status.rawValue) }
}
