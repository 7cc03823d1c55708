import Geometry
import Testing
import ViewCore
import Views

@testable import Snapshots

/// What is behind a sheet takes touches, undimmed, where the sheet says so; and what a finger on its
/// content does.
@Suite @MainActor struct SheetBackgroundTests {
  private struct Screen: View {
    let interaction: PresentationBackgroundInteraction
    let log: TouchLog
    @State private var isPresented = true
    @State private var detent = PresentationDetent.medium

    var body: some View {
      VStack {
        Button("Behind") { log.add("behind") }
        Spacer()
      }
      .sheet(isPresented: $isPresented, onDismiss: { log.add("dismissed") }) {
        Button("Grow") { detent = .large }
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationBackgroundInteraction(interaction)
      }
    }
  }

  private func run(
    _ script: String, _ interaction: PresentationBackgroundInteraction
  ) async throws -> TouchRun {
    try await TouchRun(script, query: "device=iphone-15") {
      Screen(interaction: interaction, log: $0)
    }
  }

  @Test(
    arguments: [
      (.automatic, "tap(196,69)", ["dismissed"]), (.disabled, "tap(196,69)", ["dismissed"]),
      (.enabled, "tap(196,69)", ["behind"]),
      (.enabled(upThrough: .medium), "tap(196,69)", ["behind"]),
      (.enabled(upThrough: .medium), "tap(Grow);tap(196,62)", ["dismissed"]),
      (.enabled(upThrough: .large), "tap(Grow);tap(196,62)", ["behind"]),
    ] as [(PresentationBackgroundInteraction, String, [String])])
  func touchesPassWhereTheSheetSaysSo(
    interaction: PresentationBackgroundInteraction, script: String, log: [String]
  ) async throws {
    #expect(try await run(script, interaction).entries == log)
  }

  /// The dim lies over the whole canvas, or nowhere.
  @Test(
    arguments: [
      (.automatic, "", true), (.enabled, "", false), (.enabled(upThrough: .medium), "", false),
      (.enabled(upThrough: .medium), "tap(Grow)", true),
    ] as [(PresentationBackgroundInteraction, String, Bool)])
  func whatTakesTouchesIsNotDimmed(
    interaction: PresentationBackgroundInteraction, script: String, isDimmed: Bool
  ) async throws {
    let picture = try await run(script, interaction).snapshot.picture
    #expect(String(decoding: picture, as: UTF8.self).contains("fill-opacity=\"0.2\"") == isDimmed)
  }

  private struct Reading: View {
    let interaction: PresentationContentInteraction
    let log: TouchLog
    @State private var detent = PresentationDetent.medium

    var body: some View {
      Color.yellow.sheet(isPresented: .constant(true)) {
        ScrollView { Color.green.frame(height: 3_000) }
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationContentInteraction(interaction)
      }
      .onChange(of: detent) { log.add("large") }
    }
  }

  /// A finger on scrolled content resizes the sheet first, or scrolls at once.
  @Test(
    arguments: [(.automatic, true), (.resizes, true), (.scrolls, false)]
      as [(PresentationContentInteraction, Bool)])
  func contentScrollsOrResizes(interaction: PresentationContentInteraction, grows: Bool)
    async throws
  {
    let run = try await TouchRun("drag(196,700,196,500,1)", query: "device=iphone-15") {
      Reading(interaction: interaction, log: $0)
    }
    #expect(run.entries == (grows ? ["large"] : []))
    let offset = try #require(run.snapshot.scroll.first).offset.map { CGFloat($0.value) }
    #expect((offset[1] > 0) != grows)
  }
}
