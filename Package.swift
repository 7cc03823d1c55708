// swift-tools-version: 6.2
// Targets are listed bottom up: a target may import only those above it in this file.
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Settings of the engine's own targets: Swift 6, warnings are errors.
let engine: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What Apple's Foundation brings along: published files import it alone and use `ObservableObject`,
/// `@Observable`, `CGFloat` or `URLSession`.
let broughtByFoundation = ["Combine", "Observation", "CoreGraphics", "FoundationNetworking"]
  .flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }

/// Settings of component sources: built as a team builds its own, in the Swift 5 language mode.
/// Regular expressions stand between slashes there as in Xcode's projects.
let component: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals"),
  .unsafeFlags(broughtByFoundation),
]

/// The running toolchain's own SwiftSyntax: `usr/lib/swift/host` beside the `swift` found on PATH.
/// Macros built against it need no outside package.
let hostLibraries: String = {
  let directories = (Context.environment["PATH"] ?? "").split(separator: ":")
  for directory in directories {
    let compiler = URL(fileURLWithPath: "\(directory)/swift").resolvingSymlinksInPath()
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(atPath: host.path) { return host.path }
  }
  fatalError("no Swift toolchain with lib/swift/host on PATH")
}()

/// Modules whose generic code is compiled anew, for the types it meets, in the modules that use it. Not
/// `Views`: Swift 6.3's optimizer crashes on its properties of type `some View`.
let specialized = ["Geometry", "Drawing", "LayoutCore", "ViewCore"]

/// Settings of released engine code. Exclusive access is checked in debug builds, which tests run.
func released(specializing: Bool) -> [SwiftSetting] {
  let flags =
    ["-enforce-exclusivity=unchecked"] + (specializing ? ["-cross-module-optimization"] : [])
  return [.unsafeFlags(flags, .when(configuration: .release))]
}

func systemLibrary(_ name: String, _ pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig)
}

func engineTarget(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: engine + released(specializing: specialized.contains(name)))
}

/// The modules that `import SwiftUI` brings along. Whoever compiles against it names them all: a build
/// looks at the modules named alone, and `SwiftUI` itself stays the same when one of them changes.
let interface = [
  "SwiftUI", "FoundationAdditions", "Geometry", "Combine", "CoreGraphics", "LayoutCore", "ViewCore",
  "Views", "UIKit", "UIKitBridge", "SystemIntegration", "Previews",
]

func componentTarget(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil,
  resources: [Resource]? = nil
)
  -> Target
{
  .target(
    name: name,
    dependencies: dependencies + interface.map { .byName(name: $0) }, path: path,
    resources: resources, packageAccess: false, swiftSettings: component)
}

/// The tests of a target; fixtures and goldens are read beside the sources, not bundled.
func tests(_ name: String, _ dependencies: [Target.Dependency], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: data,
    swiftSettings: engine)
}

/// Our own components are in no product: SwiftPM takes every target that a product reaches into the
/// graph of a package that depends on this one, and a team may have a `Components` and a `Stories` of
/// its own. The benchmarks, which time them, ask for them by this variable. In this package itself
/// `vitrine` is a product without being declared.
let ownComponents: [Product] =
  Context.environment["VITRINE_BENCHMARKS"] == nil
  ? []
  : [
    .library(name: "Stories", targets: ["Stories"]),
    .executable(name: "vitrine", targets: ["vitrine"]),
  ]

let package = Package(
  name: "vitrine",
  defaultLocalization: "en",
  products: [
    .library(name: "SwiftUI", targets: interface),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "Symbols", targets: ["Symbols"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "simd", targets: ["simd"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
    .library(name: "GalleryStories", targets: ["GalleryStories"]),
    .library(name: "GalleryCLI", targets: ["GalleryCLI"]),
  ] + ownComponents,
  targets: [
    // Level 0: C libraries; a modulemap and a shim each.
    systemLibrary("CMicroHTTPD", "libmicrohttpd"),
    systemLibrary("CNettle", "nettle"),
    systemLibrary("CHarfBuzz", "harfbuzz"),
    systemLibrary("CFriBidi", "fribidi"),
    systemLibrary("CICU", "icu-uc"),
    systemLibrary("CMarkGFM", "libcmark-gfm"),
    .systemLibrary(name: "CMemoryHints"),
    .systemLibrary(name: "CPersonality"),
    .target(
      name: "CClipper", cxxSettings: [.unsafeFlags(["-std=c++17"])],
      linkerSettings: [.linkedLibrary("polyclipping")]),
    .target(name: "CMustache", cxxSettings: [.unsafeFlags(["-std=c++17"])]),
    .target(name: "CPreviewSection"),
    .systemLibrary(name: "CSubmodules"),

    // Level 1
    engineTarget("FoundationAdditions"),
    engineTarget("Geometry"),
    engineTarget("Combine", ["FoundationAdditions"]),
    engineTarget("simd"),
    engineTarget("os", ["CSubmodules", "FoundationAdditions"]),
    engineTarget("OSLog", ["os"]),
    engineTarget("Addressing"),
    engineTarget("HTTPServing", ["CMicroHTTPD", "CNettle", "Addressing"]),
    engineTarget("MarkdownReading", ["CMarkGFM"]),
    engineTarget("Templating", ["CMustache"]),

    // Level 2
    engineTarget("Drawing", ["Geometry"]),
    engineTarget("PathOperations", ["CClipper", "Geometry"]),
    engineTarget("LayoutCore", ["CMemoryHints", "Geometry"]),
    engineTarget("_Testing_CoreGraphics"),
    engineTarget("_Testing_UIKit"),
    engineTarget(
      "CoreGraphics",
      [
        "CSubmodules", "FoundationAdditions", "Geometry", "Drawing", "PathOperations",
        "_Testing_CoreGraphics",
      ]),

    // Level 3
    engineTarget("Typography", ["Geometry", "Drawing", "CHarfBuzz", "CFriBidi", "CICU"]),
    engineTarget("ViewCore", ["Geometry", "Combine", "Drawing", "LayoutCore"]),

    // Level 4
    engineTarget(
      "Views",
      [
        "Geometry", "Combine", "MarkdownReading", "Drawing", "PathOperations", "LayoutCore",
        "Typography", "ViewCore",
      ]),

    // Level 5; UIKit's colours, fonts and texts are those of Views, so it stands above it.
    engineTarget(
      "UIKit",
      [
        "CSubmodules", "FoundationAdditions", "Geometry", "CoreGraphics", "Drawing", "LayoutCore",
        "Typography", "ViewCore", "Views", "_Testing_UIKit",
      ]),
    engineTarget(
      "UIKitBridge",
      ["Geometry", "CoreGraphics", "UIKit", "Drawing", "LayoutCore", "ViewCore", "Views"]),
    engineTarget("UniformTypeIdentifiers", ["Geometry"]),
    engineTarget("QuartzCore", ["CoreGraphics", "UIKit"]),
    engineTarget("Symbols", ["Views"]),
    engineTarget("CoreText", ["CoreGraphics", "UIKit"]),
    engineTarget(
      "SystemIntegration",
      [
        "Geometry", "Combine", "CoreGraphics", "LayoutCore", "ViewCore", "Views", "UIKit",
        "UniformTypeIdentifiers",
      ]),
    engineTarget("CoreTransferable", ["SystemIntegration", "UniformTypeIdentifiers"]),
    .macro(
      name: "PreviewMacros",
      swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-I", hostLibraries])],
      linkerSettings: [
        .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
      ]),
    engineTarget(
      "Previews", ["CPreviewSection", "PreviewMacros", "Geometry", "Drawing", "ViewCore", "Views"]),
    engineTarget("DeveloperToolsSupport", ["Previews", "Views"]),
    engineTarget(
      "GalleryStories", ["CPreviewSection", "Geometry", "Previews", "ViewCore", "Views"]),
    engineTarget("SVGRendering", ["Geometry", "Drawing"]),

    // Level 6
    engineTarget(
      "SwiftUI",
      [
        "FoundationAdditions", "Geometry", "Combine", "PathOperations", "CoreGraphics", "UIKit",
        "LayoutCore", "ViewCore", "Views", "UIKitBridge", "SystemIntegration", "Previews",
        // Not re-exported: sources that import them need no product of their own.
        "QuartzCore", "CoreText", "CoreTransferable", "Symbols", "UniformTypeIdentifiers",
        "DeveloperToolsSupport", "os", "OSLog", "simd",
      ]),
    engineTarget(
      "Snapshots",
      [
        "Addressing", "Geometry", "Drawing", "LayoutCore", "Typography", "ViewCore", "Views",
        "Previews", "GalleryStories", "SVGRendering", "os",
      ]),

    // Level 7
    componentTarget(
      "Components", ["os"], resources: [.process("Resources")]),
    componentTarget("Stories", ["GalleryStories", "Components"]),
    componentTarget(
      "ConformanceStories", ["GalleryStories"], resources: [.copy("Recorded")]),
    // Sources in the manner of published articles, for tests only.
    componentTarget("ArticleSources", [], path: "Tests/Fixtures/ArticleSources"),
    // Sources in the manner of published packages: they only have to compile.
    componentTarget("PublishedSources", [], path: "Tests/Fixtures/PublishedSources"),

    // Level 8
    engineTarget(
      "GalleryWeb",
      [
        "Addressing", "Geometry", "HTTPServing", "Templating", "ViewCore", "Previews",
        "GalleryStories", "Snapshots",
      ]),

    // Level 9
    engineTarget(
      "GalleryCLI",
      [
        "CPersonality", "Addressing", "Geometry", "HTTPServing", "ViewCore", "Previews",
        "GalleryStories", "Snapshots", "GalleryWeb",
      ]),

    // Level 10
    .executableTarget(
      name: "vitrine", dependencies: ["GalleryCLI", "Stories", "Components", "ConformanceStories"],
      swiftSettings: engine),

    tests("FoundationAdditions", []),
    tests("Geometry", []),
    tests("Combine", []),
    tests("os", []),
    tests("simd", []),
    tests("Addressing", []),
    tests("HTTPServing", ["Addressing"]),
    tests("MarkdownReading", []),
    tests("Templating", []),
    tests("Drawing", ["Geometry"]),
    tests("PathOperations", ["Geometry"]),
    .testTarget(
      name: "CompilationTests", dependencies: ["SwiftUI", "PublishedSources"], exclude: ["Sources"],
      swiftSettings: engine),
    tests("LayoutCore", ["Geometry"]),
    tests("Typography", ["Geometry", "Drawing"]),
    tests("ViewCore", ["Geometry", "LayoutCore", "Drawing", "Combine"]),
    tests("Views", ["Geometry", "LayoutCore", "Drawing", "Combine", "ViewCore", "Typography"]),
    tests("UIKit", ["Geometry", "CoreGraphics", "Drawing", "ViewCore", "Views"]),
    tests("UIKitBridge", ["Geometry", "CoreGraphics", "UIKit", "Drawing", "ViewCore", "Views"]),
    tests(
      "SystemIntegration",
      [
        "Geometry", "Combine", "CoreGraphics", "Drawing", "LayoutCore", "ViewCore", "Views",
        "UIKit", "UIKitBridge",
      ]),
    tests("Previews", ["Geometry", "ViewCore", "Views"]),
    tests("GalleryStories", ["Geometry", "ViewCore", "Views", "Previews"]),
    tests("SVGRendering", ["Geometry", "Drawing"], data: ["Goldens"]),
    .testTarget(
      name: "DrawingCorpusTests",
      dependencies: ["SwiftUI", "Drawing", "ViewCore", "SVGRendering"], exclude: ["Goldens"],
      swiftSettings: engine),
    tests(
      "Snapshots",
      [
        "Addressing", "Geometry", "Drawing", "LayoutCore", "Previews", "GalleryStories", "ViewCore",
        "Views", "Stories", "ConformanceStories", "ArticleSources",
      ]),
    tests(
      "GalleryWeb",
      [
        "Addressing", "Geometry", "HTTPServing", "Templating", "Previews", "GalleryStories",
        "Snapshots", "ViewCore", "Views", "Stories",
      ]),
    tests("GalleryCLI", ["HTTPServing", "Stories"]),
  ]
)
