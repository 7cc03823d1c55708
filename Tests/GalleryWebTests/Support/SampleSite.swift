import GalleryStories
import Geometry
import HTTPServing
import Previews
import Snapshots
import Synchronization
import ViewCore
import Views

@testable import GalleryWeb

struct SampleStory: View {
  @State var title = "Hello"
  @State var selection = "a"
  @State var isOn = false
  @State var count = 3
  @State var note: String? = "n"

  var body: some View {
    VStack(spacing: 4) {
      Text(title).accessibilityIdentifier("title")
      HStack(spacing: 4) {
        ForEach(["a", "b", "c"], id: \.self) { option in
          Button(option.uppercased()) { selection = option }
            .accessibilityIdentifier("option-\(option)")
        }
      }
      Text(selection).accessibilityIdentifier("selection")
    }
  }
}

/// A renderer that counts how often it is asked.
final class CountingRenderer: SnapshotRendering {
  private let base: InProcessRenderer
  private let asked = Mutex(0)

  init(_ catalogue: Catalogue) { base = InProcessRenderer(catalogue) }

  var count: Int { asked.withLock { $0 } }

  func render(
    _ request: SnapshotRequest, as form: SnapshotForm
  ) async throws(SnapshotError) -> RenderedSnapshot {
    asked.withLock { $0 += 1 }
    return try await base.render(request, as: form)
  }
}

/// A site of one component with everything and one with nothing.
@MainActor struct SampleSite {
  let catalogue: Catalogue
  let renderer: CountingRenderer
  let site: GallerySite

  init(fault: String? = nil, parts: [any RouteGroup] = []) throws {
    catalogue = Self.catalogue
    renderer = CountingRenderer(catalogue)
    site = try GallerySite(
      catalogue: catalogue, renderer: renderer, resources: try .installed(), fault: fault,
      parts: parts)
  }

  func get(
    _ target: String, method: HTTPMethod = .get, headers: HTTPHeaders = [:]
  ) async throws -> HTTPResponse {
    await site.respond(to: try HTTPRequest(target, method: method, headers: headers)).response
  }

  static let catalogue = Catalogue(
    previews: [
      preview("First", "Sample", 1, type: SampleStory.self, controls: controls) { SampleStory() },
      preview("Second", "Sample", 9, type: SampleStory.self, controls: controls) {
        SampleStory(title: "Second")
      },
      preview("<b>Bare</b>", "Bare", 1) { Color.red.frame(width: 20, height: 10) },
    ],
    declarations: [
      ComponentDeclaration(
        component: Component(
          "sample", group: "Samples", tags: ["one", "two"], summary: "A <sample>.", canvas: .fit,
          controls: [
            Control("selection", choices: [.init("a", title: "First letter"), "b", "c"]),
            Control("count", summary: "How many.", range: 0...10),
          ],
          steps: [
            Step("A", "The first is chosen.", query: "selection=a"),
            Step("B", "The second is chosen.", query: "selection=b"),
            Step("Dark", "In the dark.", query: "selection=b&appearance=dark"),
            Step("Second", "", query: "story=second"),
            Step("Broken", "Never shown.", query: "selektion=b"),
          ]),
        source: SourcePlace(fileID: "Samples/Stories.swift", line: 1))
    ])

  private static func preview(
    _ title: String, _ file: String, _ line: Int, type: Any.Type? = nil,
    controls: [PreviewControl] = [], _ content: @escaping @MainActor () -> any View
  ) -> PreviewRecord {
    PreviewRecord(
      title: title, source: SourcePlace(fileID: "Samples/\(file).swift", line: line),
      controls: controls, stateType: type, makeContent: content)
  }

  private static var controls: [PreviewControl] {
    func control<Value: Sendable>(_ name: String, _ value: Value) -> PreviewControl? {
      ControlCodec.of(Value.self).map {
        PreviewControl(name: name, codec: $0, initialValue: { value })
      }
    }
    return [
      control("title", "Hello"), control("selection", "a"), control("isOn", false),
      control("count", 3), control("note", String?.some("n")),
    ].compactMap(\.self)
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
  var type: String { headers["Content-Type"] ?? "" }
}
