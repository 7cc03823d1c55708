import Geometry
import Testing
import ViewCore

@testable import Previews

@MainActor
@Suite struct PreviewMacroTests {
  private var records: [PreviewRecord] {
    PreviewRegistry.macroRecords.filter { $0.source.fileID == "PreviewsTests/SamplePreviews.swift" }
  }

  private func record(_ title: String?) throws -> PreviewRecord {
    try #require(records.first { $0.title == title })
  }

  @Test func registersInSourceOrder() {
    #expect(
      records.map(\.title) == [
        nil, "Named", "Traits", "Controls", "Statements", "Return", "Nested", "Plain",
        "Modified", "Local",
      ])
    #expect(records.map { $0.source.line ?? 0 } == [23, 27, 29, 33, 57, 64, 71, 92, 94, 96])
    #expect(records.allSatisfy { $0.componentName == "SamplePreviews" })
  }

  @Test func makesTheView() throws {
    #expect((try record("Named").makeView() as? Sample)?.text == "named")
    #expect((try record("Return").makeView() as? Sample)?.text == "return")
    #expect(
      "\(type(of: try record("Statements").makeView()))" == "TupleView<(Sample, Sample)>")
  }

  /// The compiler does not end where the type of the closure names the type that is declared in it.
  @Test func makesViewsOfTypesDeclaredInTheClosure() throws {
    #expect("\(type(of: try record("Local").makeView()))" == "Host")
  }

  @Test func readsTraits() throws {
    let traits = try record("Traits").traits
    #expect(traits.layout == .fixed(width: 3, height: 4))
    #expect(traits.orientation == .landscapeLeft)
    #expect(try record("Named").traits.layout == nil)
  }

  @Test func appliesModifiersWithTheirSharedContext() async throws {
    #expect("\(type(of: try record("Plain").makeView()))" == "PreviewModifierContent")
    let record = try record("Modified")
    #expect(throws: PreviewModifierError.self) { try record.makeView() }
    try await record.prepare()
    #expect("\(type(of: try record.makeView()))".hasPrefix("Group<TupleView<"))
  }

  @Test func offersStatesAsControls() throws {
    let record = try record("Controls")
    let lines = record.controls.map { control in
      let mark = control.type.isOptional ? "?" : ""
      return "\(control.name): \(control.type.kind)\(mark) = \(control.initialText)"
    }
    #expect(
      lines == [
        "isOn: boolean = true", "count: integer = 3", "ratio: number = 0.5",
        "width: number = 12", "title: text = Hello", "size: choice = S",
        "tone: choice = loudAndClear", "day: date = 2001-01-01T00:00:00Z", "note: text? = ~",
        "limit: integer? = ~", #"tags: list = a,b\,c"#, "seven: integer = 7",
        "default: boolean = false",
      ])
    let view = try record.makeView()
    #expect(record.stateType == type(of: view))
  }

  @Test func seedsTheStates() throws {
    let record = try record("Controls")
    let graph = ViewGraph(canvas: Canvas(width: 100, height: 100))
    graph.seededType = record.stateType
    let texts = [
      "isOn": "false", "count": "12", "size": "L", "limit": "9", "note": "~", "tone": "0",
    ]
    for control in record.controls {
      if let text = texts[control.name] { graph.seeds[control.name] = try control.parse(text) }
    }
    graph.update(try record.makeView(), environment: EnvironmentValues())
    #expect(graph.diagnostics.isEmpty)
    for control in record.controls {
      let box = try #require(graph.seededBoxes[control.name], "\(control.name)")
      let text = control.codec.print(box.anyValue)
      #expect(text == texts[control.name].map { $0 == "0" ? "quiet" : $0 } ?? control.initialText)
    }
  }

  @Test func makesEntries() {
    var values = EnvironmentValues()
    #expect(values.sampleTitle == "none")
    #expect(values.sampleCount == 4)
    #expect(values.sampleNote == nil)
    values.sampleTitle = "some"
    values.sampleNote = "note"
    #expect(values.sampleTitle == "some" && values.sampleNote == "note")
    var transaction = Transaction()
    transaction.isSample = true
    #expect(transaction.isSample)
  }

  @Test func findsProviders() {
    let records = ProviderScan.records.filter { $0.componentName == "Sample" }
    #expect(records.map(\.title) == ["First", nil, nil, nil])
    #expect(
      records.map { ($0.makeContent() as? Sample)?.text } == ["first", "row 0", "row 1", "device"])
    #expect(records.map(\.traits.layout) == [.sizeThatFits, .sizeThatFits, .sizeThatFits, nil])
    #expect(records.last?.traits.device == "iPhone 15")
    #expect(records.last?.traits.orientation == .landscapeLeft)
    #expect(records.last?.source.description == "PreviewsTests/Sample_Previews")
  }
}
