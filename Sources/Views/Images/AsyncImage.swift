import Geometry
import ViewCore

/// The state of an image that loads.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image from an address. Nothing is loaded over a network: pictures must not depend on one. An
/// address of a file is read, every other shows the placeholder.
///
/// Coverage: the placeholder, files. Verified: documented.
public struct AsyncImage<Content: View>: View {
  private let phase: AsyncImagePhase
  private let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    phase = Self.phase(of: url, scale: scale)
    self.content = content
  }

  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public var body: some View { content(phase) }

  private static func phase(of url: URL?, scale: CGFloat) -> AsyncImagePhase {
    guard let url, url.isFileURL else { return .empty }
    switch PictureStore.read(url.path, scale: scale) {
    case .found(let picture): return .success(Image(.picture(picture)))
    case .missing: return .failure(URLError(.resourceUnavailable))
    }
  }
}

/// The image, or a grey area where there is none yet.
public struct _AsyncImageContent: View {
  let image: Image?
  public var body: some View {
    if let image { image } else { Color(.system(.quaternaryFill)) }
  }
}
