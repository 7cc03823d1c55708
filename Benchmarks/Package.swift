// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The product's package as the compiler knows it: SwiftPM names a package that lies at a path
/// after its folder.
let product = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()
  .lastPathComponent.lowercased()

/// Sources built under this name see what the engine declares `package`.
let packageName = String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(path: "..")],
  targets: [
    // The bound of the server: the library itself with a constant answer.
    .executableTarget(
      name: "BareMicroHTTPD", linkerSettings: [.linkedLibrary("microhttpd")]),
    // The engine's own work, timed from within.
    .executableTarget(
      name: "EngineBench",
      dependencies: [
        .product(name: "GalleryCLI", package: product),
        .product(name: "Stories", package: product),
      ],
      packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-package-name", packageName])]),
  ]
)
