import Geometry
import ViewCore

/// A control that opens an address.
///
/// Coverage: labels, titles, `openURL`; nothing leaves the process. Verified: documented.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens an address by the handler set around; without one nothing happens.
public struct OpenURLAction: @unchecked Sendable {
  public struct Result: Hashable, Sendable {
    let name: String
    public static let handled = Result(name: "handled")
    public static let discarded = Result(name: "discarded")
    public static let systemAction = Result(name: "systemAction")
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) { completion(handler(url) == .handled) }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .discarded }
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
