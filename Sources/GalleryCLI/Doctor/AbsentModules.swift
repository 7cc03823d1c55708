/// Apple's frameworks that Linux has not. Source: docs/never-compiles.md.
enum AbsentModules {
  static let names: Set<String> = [
    "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AppKit", "ARKit",
    "AuthenticationServices",
    "Charts", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreText",
    "CryptoKit", "EventKit", "GameKit", "HealthKit", "ImageIO", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "ObjectiveC",
    "PDFKit", "PassKit", "PencilKit", "PhotosUI", "Photos", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit", "Speech", "SpriteKit", "StoreKit", "SwiftData", "TipKit",
    "UserNotifications", "Vision", "WatchKit", "WebKit", "WidgetKit",
  ]
}
