import Combine
import DeveloperToolsSupport
import SwiftUI

// In the manner of packages that show themselves in Xcode's library, and of the previews in them.

private struct Sample: Identifiable {
  let id: Int
  let name: String
}

public struct SampleRow<Content: View>: View {
  let content: _UnaryViewAdaptor<Content>

  public init(@ViewBuilder content: () -> Content) {
    self.content = _UnaryViewAdaptor(content())
  }

  public var body: some View {
    content.buttonStyle(.glass(.clear)).modifier(Grown().animation(.easeOut))
  }
}

private struct Grown: ViewModifier {
  func body(content: Content) -> some View { content.scaleEffect(1.1) }
}

struct SampleLibrary: LibraryContentProvider {
  @LibraryContentBuilder
  var views: [LibraryItem] {
    LibraryItem(SampleRow { Text("Row") }, title: "Row", category: .control)
    LibraryItem(SampleRow { Text("Plain") }, visible: false)
  }
}

/// Where a screen was left.
public struct StoredRoute: Codable {
  let path: NavigationPath.CodableRepresentation?
  let picture: ImageResource?

  enum CodingKeys: CodingKey { case path }

  public init(_ path: NavigationPath) {
    self.path = path.codable
    picture = nil
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decodeIfPresent(
      NavigationPath.CodableRepresentation.self, forKey: .path)
    picture = nil
  }
}

final class CodeReader: ObservableObject {
  @Published var code = ""
  private var cancellables: Set<AnyCancellable> = []

  init(_ digits: PassthroughSubject<String, Never>, after start: PassthroughSubject<Void, Never>) {
    digits
      .drop(untilOutputFrom: start)
      .collect(.byTime(DispatchQueue.main, .seconds(0.25)))
      .map { $0.joined() }
      .sink { [weak self] in self?.code = $0 }
      .store(in: &cancellables)
  }

  func wait() async throws { try await Task.sleep(nanoseconds: NSEC_PER_MSEC) }
}

#Preview {
  @Previewable @State var samples = [Sample(id: 1, name: "One")]
  @Previewable @State var chosen: Sample?
  List(samples) { sample in Text(sample.name) }
}

/// The manifest of this target names no resources.
struct Logo: View {
  var body: some View { Image("Logo", bundle: .module) }
  static let bundle = Bundle.module
}
