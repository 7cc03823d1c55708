import Geometry
import ViewCore

/// Dismisses the presentation or the pushed screen around a view; without one nothing happens.
public struct DismissAction {
  let action: () -> Void

  nonisolated init(action: @escaping () -> Void) { self.action = action }

  @MainActor @preconcurrency public func callAsFunction() { action() }
}

/// Whether a view is presented, and a way to end that.
public struct PresentationMode {
  public fileprivate(set) var isPresented: Bool
  let action: () -> Void

  public mutating func dismiss() {
    isPresented = false
    action()
  }
}

/// What presents the views of an environment.
struct PresentingContext {
  var isPresented = false
  var dismiss: () -> Void = {}
}

extension EnvironmentValues {
  private enum PresentingKey: EnvironmentKey {
    static var defaultValue: PresentingContext { PresentingContext() }
  }

  var presenting: PresentingContext {
    get { self[PresentingKey.self] }
    set { self[PresentingKey.self] = newValue }
  }

  public var dismiss: DismissAction { DismissAction(action: presenting.dismiss) }

  public var isPresented: Bool { presenting.isPresented }

  public var presentationMode: Binding<PresentationMode> {
    let presenting = presenting
    return Binding(
      get: { PresentationMode(isPresented: presenting.isPresented, action: presenting.dismiss) },
      set: { _ in })
  }
}
