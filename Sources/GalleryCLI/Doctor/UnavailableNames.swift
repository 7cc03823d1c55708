// Written by .ci/compatibility from the declarations.
// swift-format-ignore-file

/// Names of SwiftUI that are declared to be unavailable, and the compiler's message.
enum UnavailableNames {
  static let types: [String: String] = [
    "EmptyWidgetConfiguration": "Vitrine has no WidgetKit: give the widget's view a #Preview",
    "FetchRequest": "Vitrine has no Core Data: hand the view its data",
    "HSplitView": "HSplitView is macOS only: use HStack or NavigationSplitView",
    "MenuButton": "MenuButton was replaced by Menu",
    "MultiDatePicker": "Vitrine has no MultiDatePicker: use DatePicker",
    "NSApplication": "AppKit is macOS only: use UIApplication",
    "NSApplicationDelegateAdaptor": "AppKit is macOS only: use UIApplicationDelegateAdaptor",
    "NSHostingController": "AppKit is macOS only: use UIHostingController",
    "NSHostingView": "AppKit is macOS only: use UIHostingController",
    "NSView": "AppKit is macOS only: use UIView",
    "NSViewControllerRepresentable": "AppKit is macOS only: use UIViewControllerRepresentable",
    "NSViewControllerRepresentableContext": "AppKit is macOS only: use UIViewControllerRepresentableContext",
    "NSViewRepresentable": "AppKit is macOS only: use UIViewRepresentable",
    "NSViewRepresentableContext": "AppKit is macOS only: use UIViewRepresentableContext",
    "TextFieldLink": "TextFieldLink is watchOS only: use TextField",
    "VSplitView": "VSplitView is macOS only: use VStack",
    "WKApplicationDelegateAdaptor": "watchOS alone has an extension delegate",
    "Widget": "Vitrine has no WidgetKit: give the widget's view a #Preview",
    "WidgetBundle": "Vitrine has no WidgetKit: give the widget's view a #Preview",
    "WidgetBundleBuilder": "Vitrine has no WidgetKit: give the widget's view a #Preview",
    "WidgetConfiguration": "Vitrine has no WidgetKit: give the widget's view a #Preview",
  ]

  static let modifiers: [String: String] = [
    "accessibilityChartDescriptor": "Vitrine has no Swift Charts: use Path, Shape or Canvas",
    "colorEffect": "Vitrine runs no Metal shaders: use colour filters or Canvas",
    "dialogIcon": "dialog icons are macOS only",
    "digitalCrownRotation": "the digital crown is watchOS only",
    "distortionEffect": "Vitrine runs no Metal shaders: use colour filters or Canvas",
    "layerEffect": "Vitrine runs no Metal shaders: use colour filters or Canvas",
    "textInputSuggestions": "Vitrine has no text completion: use searchSuggestions",
    "touchBar": "the Touch Bar is macOS only",
    "volumeBaseplateVisibility": "volumes are visionOS only",
  ]
}
