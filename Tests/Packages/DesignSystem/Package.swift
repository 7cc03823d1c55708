// swift-tools-version: 6.0
import PackageDescription

/// What Apple's Foundation brings along, for files that import it alone.
let broughtByFoundation = ["Combine", "Observation", "CoreGraphics", "FoundationNetworking"]
  .flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }

let package = Package(
  name: "DesignSystem",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "DesignSystem", targets: ["DesignSystem"])],
  dependencies: [.package(name: "vitrine", path: "../../..")],
  targets: [
    .target(
      name: "DesignSystem",
      dependencies: [.product(name: "SwiftUI", package: "vitrine")],
      resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(broughtByFoundation)]),
    // Named as a target of the gallery's own, which is in none of its products.
    .target(
      name: "Stories",
      dependencies: ["DesignSystem", .product(name: "SwiftUI", package: "vitrine")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "TeamGallery",
      dependencies: ["DesignSystem", "Stories", .product(name: "GalleryCLI", package: "vitrine")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
