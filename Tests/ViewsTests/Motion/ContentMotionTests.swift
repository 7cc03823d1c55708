import Drawing
import Geometry
import Testing
import ViewCore
import Views

/// Texts that give way to others in place.
@Suite @MainActor struct ContentMotionTests {
  private func glyphs<V: View>(_ host: Switched<V>) -> [String] {
    func gather(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .group(let group): gather(group.items)
        case .glyphs(let glyphs): ["\(glyphs.text) \(glyphs.opacity)"]
        case .shape, .image: []
        }
      }
    }
    return gather(host.list.items)
  }

  @Test(
    arguments: [
      (.identity, ["two 1.0"]), (.opacity, ["one 0.75", "two 0.25"]),
      (.interpolate, ["one 0.75", "two 0.25"]), (.numericText(), ["one 0.75", "two 0.25"]),
    ] as [(ContentTransition, [String])])
  func textsFadeOver(transition: ContentTransition, expected: [String]) {
    let host = Switched { Text($0 == 0 ? "one" : "two").contentTransition(transition) }
    host.set(1, line, passing: 0.25)
    #expect(glyphs(host) == expected)
    host.graph.settle()
    #expect(glyphs(host) == ["two 1.0"])
    host.set(0, passing: 0)
    #expect(glyphs(host) == ["one 1.0"])
  }
}
