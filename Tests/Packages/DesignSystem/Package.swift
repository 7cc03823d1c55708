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
    .executableTarget(
      name: "TeamGallery",
      dependencies: ["DesignSystem", .product(name: "GalleryCLI", package: "vitrine")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
