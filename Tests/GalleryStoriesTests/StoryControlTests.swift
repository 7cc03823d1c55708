import Geometry
import Previews
import Testing

@testable import GalleryStories

private enum Size: String, CaseIterable { case small, large }

@MainActor
@Suite struct StoryControlTests {
  private func control<Value: Sendable>(
    _ name: String, _ value: Value, _ declared: Control? = nil
  ) throws -> StoryControl {
    let codec = try #require(ControlCodec.of(Value.self))
    return StoryControl(
      PreviewControl(name: name, codec: codec, initialValue: { value }), declared)
  }

  @Test(arguments: [
    ("flights", "flights", false), ("1", "hotels", false), ("2", "2", false),
    ("nope", "nope", true), ("-1", "-1", true), ("99999999999999999999", "", true),
    ("", "", false),
  ])
  func readsDeclaredChoices(_ text: String, _ value: String, _ isUnknown: Bool) throws {
    let declared = Control("selection", choices: ["flights", "hotels", "2"])
    let control = try control("selection", "flights", declared)
    let expected = value.isEmpty ? text : value
    #expect(try control.parse(text) as? String == expected)
    #expect(control.namesNothing(text) == isUnknown)
    let optional = try self.control("selection", String?.none, declared)
    #expect(try optional.parse(text) as? String? == expected)
    #expect(optional.namesNothing("~") == false)
    #expect(try optional.parse("~") as? String? == String?.none)
  }

  @Test func escapesReservedNames() throws {
    #expect(try control("title", "").parameter == "title")
    for name in ["t", "v", "scale", "story", "do"] {
      #expect(try control(name, "").parameter == "control.\(name)")
    }
  }

  @Test func namesTheParameterInErrors() throws {
    let control = try control("scale", 1)
    let expected = ControlValueError(
      parameter: "control.scale", value: "big", allowed: ["a whole number"])
    #expect(throws: expected) { try control.parse("big") }
  }

  @Test func describesItselfAsASchema() throws {
    func json(_ control: StoryControl) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return String(decoding: try encoder.encode(ControlSchemaDocument(control)), as: UTF8.self)
    }
    #expect(try json(control("on", true)) == #"{"default":"true","type":"boolean"}"#)
    #expect(
      try json(control("size", Size.large))
        == #"{"default":"large","enum":["small","large"],"type":"string"}"#)
    #expect(
      try json(control("gap", 2.5, Control("gap", summary: "Space.", range: 0...8, step: 0.5)))
        == #"{"default":"2.5","description":"Space.","maximum":8,"minimum":0,"multipleOf":0.5,"#
        + #""type":"number"}"#)
    #expect(
      try json(control("note", String?.none))
        == #"{"anyOf":[{"type":"string"},{"const":"~"}],"default":"~"}"#)
  }
}
