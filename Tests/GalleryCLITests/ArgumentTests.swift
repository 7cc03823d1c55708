import Testing

@testable import GalleryCLI

@Suite struct ArgumentTests {
  @Test func readsCommands() throws {
    #expect(try Command(arguments: ["serve"]) == .serve(ServeOptions()))
    var serve = ServeOptions()
    serve.host = "0.0.0.0"
    serve.port = 0
    serve.workers = 4
    serve.allowedHosts = ["gallery.example.net", "b.example.net"]
    #expect(
      try Command(arguments: [
        "serve", "--allow-host", "gallery.example.net", "--port=0", "--host", "0.0.0.0",
        "--workers", "4", "--allow-host=b.example.net",
      ]) == .serve(serve))
    let render = Command.render(RenderOptions(address: "a?b=c", output: "x.svg"))
    for arguments in [
      ["render", "a?b=c", "-o", "x.svg"], ["render", "-o", "x.svg", "a?b=c"],
      ["render", "--output=x.svg", "--", "a?b=c"],
    ] {
      #expect(try Command(arguments: arguments) == render)
    }
    var list = ListOptions()
    #expect(try Command(arguments: ["list"]) == .list(list))
    list.isJSON = true
    #expect(try Command(arguments: ["list", "--json"]) == .list(list))
    #expect(try Command(arguments: ["help", "serve"]) == .help("serve"))
    #expect(try Command(arguments: ["serve", "--help"]) == .help("serve"))
    #expect(try Command(arguments: ["--help"]) == .help(nil))
  }

  @Test(arguments: [
    [], ["sevre"], ["serve", "--prot", "1"], ["serve", "--port"], ["serve", "--port", "65536"],
    ["serve", "--port", "-1"], ["serve", "--workers", "0"], ["serve", "now"], ["render"],
    ["render", "a"], ["render", "-o", "x.svg"], ["render", "a", "b", "-o", "x.svg"],
    ["list", "--xml"],
  ])
  func refusesOthers(arguments: [String]) {
    let error = #expect(throws: UsageError.self) { try Command(arguments: arguments) }
    #expect(error?.exitStatus == .usage)
    #expect(error?.description.isEmpty == false)
  }
}
