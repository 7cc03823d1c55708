import Geometry

/// A command line as a value.
enum Command: Equatable {
  case serve(ServeOptions)
  case render(RenderOptions)
  case list(ListOptions)
  case overlay(OverlayOptions)
  case help(String?)

  static let names = ["serve", "render", "list", "overlay", "help"]

  /// - Parameter arguments: without the executable's name.
  init(arguments: [String]) throws(UsageError) {
    guard let name = arguments.first else { throw UsageError.noCommand }
    var scan = ArgumentScan(Array(arguments.dropFirst()))
    if name == "help" || name == "--help" || name == "-h" {
      self = .help(arguments.dropFirst().first)
      return
    }
    if scan.wantsHelp {
      self = .help(name)
      return
    }
    switch name {
    case "serve": self = .serve(try ServeOptions(&scan))
    case "render": self = .render(try RenderOptions(&scan))
    case "list": self = .list(try ListOptions(&scan))
    case "overlay": self = .overlay(try OverlayOptions(&scan))
    default:
      throw UsageError(
        message: "There is no command “\(name)”.",
        hint: "Commands: \(Self.names.joined(separator: ", ")).")
    }
    try scan.finish()
  }
}

extension UsageError {
  static let noCommand = UsageError(message: "No command.", hint: HelpText.text(nil))
}

struct ServeOptions: Equatable {
  var host = "127.0.0.1"
  /// Zero lets the system choose.
  var port: UInt16 = 8080
  /// Accepted for the day when states are rendered by processes of their own.
  var workers: Int?
  /// Further names by which clients may call the server.
  var allowedHosts: [String] = []

  init() {}

  init(_ scan: inout ArgumentScan) throws(UsageError) {
    if let host = try scan.value("--host") { self.host = host }
    if let port = try scan.value("--port") {
      guard let number = UInt16(port) else {
        throw UsageError(message: "--port takes a number from 0 to 65535, not “\(port)”.")
      }
      self.port = number
    }
    if let workers = try scan.value("--workers") {
      guard let number = Int(workers), number >= 1 else {
        throw UsageError(message: "--workers takes a number from 1, not “\(workers)”.")
      }
      self.workers = number
    }
    while let name = try scan.value("--allow-host") { allowedHosts.append(name) }
  }
}

struct RenderOptions: Equatable {
  var address: String
  var output: String

  init(address: String, output: String) {
    self.address = address
    self.output = output
  }

  init(_ scan: inout ArgumentScan) throws(UsageError) {
    let short = try scan.value("-o")
    let long = try scan.value("--output")
    guard let output = short ?? long else {
      throw UsageError(
        message: "render needs a file to write.", hint: "Add -o FILE.svg or -o FILE.json.")
    }
    guard let address = scan.operand() else {
      throw UsageError(
        message: "render needs an address.",
        hint: "For example: render 'segmented-control?selection=2' -o control.svg")
    }
    self.init(address: address, output: output)
  }
}

struct ListOptions: Equatable {
  var isJSON = false
  var examines = false
  /// Where the sources to be examined are; none for those of the current folder.
  var folders: [String] = []

  init(isJSON: Bool = false, examines: Bool = false, folders: [String] = []) {
    self.isJSON = isJSON
    self.examines = examines
    self.folders = folders
  }

  init(_ scan: inout ArgumentScan) throws(UsageError) {
    isJSON = scan.flag("--json")
    examines = scan.flag("--doctor")
    while examines, let folder = scan.operand() { folders.append(folder) }
  }
}
