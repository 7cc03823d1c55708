// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  targets: [
    // The bound of the server: the library itself with a constant answer.
    .executableTarget(
      name: "BareMicroHTTPD", linkerSettings: [.linkedLibrary("microhttpd")])
  ]
)
