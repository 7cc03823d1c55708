import GalleryStories
import GalleryWeb
import Geometry
import HTTPServing
import Snapshots

/// Serves the gallery until the process is told to end.
struct ServeCommand {
  let options: ServeOptions
  var recordings: [ConformanceRecording] = []

  @MainActor func run() -> Never {
    do {
      let catalogue = Catalogue.linked
      let parts: [any RouteGroup] =
        recordings.isEmpty
        ? [] : [ConformancePart(recordings: recordings, catalogue: catalogue)]
      let site = try GallerySite(
        catalogue: catalogue, renderer: InProcessRenderer(catalogue),
        resources: try SiteResources.installed(), fault: RenderingReadiness.fault,
        parts: parts)
      if let fault = RenderingReadiness.fault { StandardStreams.report(fault) }
      for issue in catalogue.issues { StandardStreams.report("\(issue)") }
      let server = try HTTPServer(configuration: configuration) { request in
        await site.respond(to: request)
      }
      StandardStreams.write("http://\(shownHost):\(server.port)/\n")
      TerminationSignals.handle {
        server.stop()
        GalleryCommand.exit(.success)
      }
      MainLoop.run()
    } catch let error as ServerStartError {
      GalleryCommand.exit(with: FailureError(message: "\(error)"))
    } catch {
      GalleryCommand.exit(with: error)
    }
  }

  private var configuration: HTTPServer.Configuration {
    var configuration = HTTPServer.Configuration()
    configuration.host = options.host
    configuration.port = options.port
    configuration.threadCount = ProcessInfo.processInfo.activeProcessorCount
    configuration.allowedHosts = options.allowedHosts
    configuration.log = { StandardStreams.report($0) }
    return configuration
  }

  /// The host as a browser of this machine calls it.
  private var shownHost: String {
    switch options.host {
    case "0.0.0.0", "::": "localhost"
    case let host where host.contains(":"): "[\(host)]"
    default: options.host
    }
  }
}
