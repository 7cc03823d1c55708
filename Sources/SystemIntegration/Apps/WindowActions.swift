import Geometry
import ViewCore
import Views

/// Opens a window. There is one picture: nothing opens.
///
/// Coverage: inert. Verified: documented.
public struct OpenWindowAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(
    id: String, value: D
  ) {}
  @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(
    value: D
  ) {}
}

public struct DismissWindowAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(
    id: String, value: D
  ) {}
}

public struct OpenSettingsAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

public struct RenameAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

public struct ResetFocusAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var rename: RenameAction? { nil }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var supportsMultipleWindows: Bool { false }
}

/// A button that would open an app's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View { Button(action: {}, label: { label }) }
}
