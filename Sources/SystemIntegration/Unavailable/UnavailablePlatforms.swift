import Geometry
import ViewCore

// Types of other systems: sources that use them belong to those systems. What comes from modules
// of their own (MapKit, AVKit, Charts, WidgetKit …) stops at the import.

/// Coverage: unavailable.
@available(*, unavailable, message: "AppKit is macOS only: use UIViewRepresentable")
public protocol NSViewRepresentable {}

/// Coverage: unavailable.
@available(*, unavailable, message: "AppKit is macOS only: use UIViewControllerRepresentable")
public protocol NSViewControllerRepresentable {}

/// Coverage: unavailable.
@available(*, unavailable, message: "AppKit is macOS only: use UIViewRepresentableContext")
public struct NSViewRepresentableContext<View> {}

/// Coverage: unavailable.
@available(
  *, unavailable, message: "AppKit is macOS only: use UIViewControllerRepresentableContext"
)
public struct NSViewControllerRepresentableContext<ViewController> {}

/// Coverage: unavailable.
@available(*, unavailable, message: "AppKit is macOS only: use UIHostingController")
public final class NSHostingController<Content: View> {
  public init(rootView: Content) {}
}

/// Coverage: unavailable.
@available(*, unavailable, message: "AppKit is macOS only: use UIHostingController")
public final class NSHostingView<Content: View> {
  public init(rootView: Content) {}
}

/// Coverage: unavailable.
@available(*, unavailable, message: "AppKit is macOS only: use UIApplicationDelegateAdaptor")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { preconditionFailure("there is no AppKit") }
}

/// Coverage: unavailable.
@available(*, unavailable, message: "watchOS alone has an extension delegate")
@propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { preconditionFailure("there is no WatchKit") }
}

/// Coverage: unavailable.
@available(*, unavailable, message: "AppKit is macOS only: use UIApplication")
public final class NSApplication {}

/// Coverage: unavailable.
@available(*, unavailable, message: "AppKit is macOS only: use UIView")
public final class NSView {}

/// Coverage: unavailable.
@available(*, unavailable, message: "Vitrine has no Core Data: hand the view its data")
@propertyWrapper
public struct FetchRequest<Result> {
  public init<Sort>(sortDescriptors: [Sort], predicate: Any? = nil, animation: Any? = nil) {}
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

/// Coverage: unavailable.
public struct FetchedResults<Result> {}
