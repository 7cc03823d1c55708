// swift-tools-version: 6.0
import PackageDescription

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
      swiftSettings: [.swiftLanguageMode(.v5)]),
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
