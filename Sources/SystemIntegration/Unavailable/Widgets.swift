import Geometry
import ViewCore

// A widget's configuration comes from WidgetKit, a framework of its own: without it a widget's type
// could be written and never be filled. What a widget shows is a view, and has previews as any other.

/// Coverage: unavailable.
@available(*, unavailable, message: "Vitrine has no WidgetKit: give the widget's view a #Preview")
public protocol Widget {}

/// Coverage: unavailable.
@available(*, unavailable, message: "Vitrine has no WidgetKit: give the widget's view a #Preview")
public protocol WidgetConfiguration {}

/// Coverage: unavailable.
@available(*, unavailable, message: "Vitrine has no WidgetKit: give the widget's view a #Preview")
public protocol WidgetBundle {}

/// Coverage: unavailable.
@available(*, unavailable, message: "Vitrine has no WidgetKit: give the widget's view a #Preview")
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildBlock() {}
}

/// Coverage: unavailable.
@available(*, unavailable, message: "Vitrine has no WidgetKit: give the widget's view a #Preview")
public struct EmptyWidgetConfiguration {}
