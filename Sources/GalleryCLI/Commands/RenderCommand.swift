import GalleryStories
import Geometry
import Snapshots
import ViewCore

/// Writes one state to a file.
struct RenderCommand {
  let options: RenderOptions

  @MainActor func run() async throws -> ExitStatus {
    let form = try form()
    let catalogue = Catalogue.linked
    if let fault = RenderingReadiness.fault { throw FailureError(message: fault) }
    let request = try request(in: catalogue)
    let rendered: RenderedSnapshot
    do {
      rendered = try await InProcessRenderer(catalogue).render(request, as: form)
    } catch {
      throw FailureError(message: "\(error)")
    }
    for warning in rendered.warnings {
      StandardStreams.report("\(warning.kind.rawValue): \(warning.message)")
    }
    if options.output == "-" {
      StandardStreams.write(rendered.bytes)
    } else {
      do {
        try Data(rendered.bytes).write(to: URL(fileURLWithPath: options.output))
      } catch {
        throw FailureError(message: "“\(options.output)” cannot be written.")
      }
    }
    return .success
  }

  private func form() throws(UsageError) -> SnapshotForm {
    if options.output == "-" { return .svg }
    let ending = (options.output as NSString).pathExtension.lowercased()
    guard let form = SnapshotForm.fileForms.first(where: { $0.key == ending })?.value else {
      let known = SnapshotForm.fileForms.map { ".\($0.key)" }.joined(separator: " or ")
      throw UsageError(message: "“\(options.output)” does not end in \(known).")
    }
    return form
  }

  private func request(in catalogue: Catalogue) throws(UsageError) -> SnapshotRequest {
    do {
      let address = try StateAddress(options.address)
      return try SnapshotRequest(
        component: address.component, query: address.query, in: catalogue)
    } catch let error as SnapshotRequestError {
      let allowed = error.allowed.prefix(40).joined(separator: ", ")
      throw UsageError(
        message: error.description, hint: allowed.isEmpty ? nil : "Allowed: \(allowed).")
    } catch {
      throw UsageError(message: "\(error).")
    }
  }
}
