import Geometry
import Testing
import ViewCore
import Views

@testable import Snapshots

/// Names lead to what a finger can reach: into the topmost presentation first, and never to options that
/// are not shown.
@Suite @MainActor struct CoveredNameTests {
  struct Screen: View {
    let log: TouchLog
    @State private var showsSheet = false
    @State private var colour = "Red"

    var body: some View {
      Form {
        Button("Done") { log.add("below") }
        Button("Show") { showsSheet = true }
        Picker("Colour", selection: $colour) {
          ForEach(["Red", "Green"], id: \.self) { Text($0) }
        }
        Text("It is \(colour)")
      }
      .sheet(isPresented: $showsSheet) {
        Button("Done") {
          log.add("above")
          showsSheet = false
        }
      }
    }
  }

  private func run(_ script: String) async throws -> TouchRun {
    try await TouchRun(script, query: "device=iphone-15") { Screen(log: $0) }
  }

  @Test(
    arguments: [
      ("tap(Done)", ["below"]), ("tap(Show);tap(Done)", ["above"]),
      ("tap(Show);tap(Done);tap(Done)", ["above", "below"]),
    ])
  func theTopmostPresentationComesFirst(script: String, log: [String]) async throws {
    let run = try await run(script)
    #expect(run.entries == log)
    #expect(run.snapshot.warnings.isEmpty)
  }

  @Test func optionsAreNamedWhereTheyAreShown() async throws {
    let run = try await run("tap(Colour);tap(Green)")
    #expect(run.snapshot.frames(ofText: "It is Green").count == 1)
    #expect(run.snapshot.frames(ofText: "Red").isEmpty)
    #expect(run.snapshot.warnings.isEmpty)
  }
}
