import Geometry
import HTTPServing
import Snapshots
import Testing

@testable import GalleryWeb

@Suite @MainActor struct DocumentTests {
  @Test func theIndexHasOneEntryAStory() async throws {
    let response = try await SampleSite().get("/index.json")
    let entries = try DocumentEncoding.document([StoryEntryDocument].self, of: response.body)
    #expect(entries.map(\.component) == ["bare", "sample", "sample"])
    #expect(entries.map(\.story) == ["b-bare-b", "first", "second"])
    #expect(entries[0].title == "<b>Bare</b>")
    #expect(entries[2].address == "/components/sample?story=second")
    #expect(entries[1].group == "Samples")
    #expect(entries[1].tags == ["one", "two"])
    #expect(entries[2].source.file == "Samples/Sample.swift")
    #expect(entries[2].source.line == 9)
    #expect(entries[1].parameters == ["title", "selection", "isOn", "count", "note"])
  }

  @Test func componentsSayWhatCanBeAsked() async throws {
    let response = try await SampleSite().get("/api/v1/components/sample")
    let document = try DocumentEncoding.document(ComponentDocument.self, of: response.body)
    #expect(document.controls.map(\.type) == ["text", "text", "boolean", "integer", "text"])
    #expect(document.controls[1].choices.map(\.title) == ["First letter", "b", "c"])
    #expect(document.controls[3].range == [0, 10])
    #expect(document.controls[3].description == "How many.")
    #expect(document.controls[4].isOptional)
    #expect(document.steps.map(\.address).first == "/components/sample")
    #expect(document.steps.count == 4)
    let names = Set(document.schema.properties.keys)
    #expect(names.isSuperset(of: ["title", "from.count", "story", "appearance", "do", "scroll"]))
    let text = response.text
    #expect(text.contains("\"additionalProperties\":false"))
  }

  @Test func documentsAreTheSameEachTime() async throws {
    for target in ["/index.json", "/api/v1/components", "/components/sample.json"] {
      let first = try await SampleSite().get(target).body
      #expect(try await SampleSite().get(target).body == first)
    }
  }
}
