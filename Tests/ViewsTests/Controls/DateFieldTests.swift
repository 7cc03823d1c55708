import Geometry
import LayoutCore
import Testing
import ViewCore

@testable import Views

/// The fields of a compact picker of dates present a month, or wheels.
@MainActor
@Suite struct DateFieldTests {
  private struct Sample: View {
    @State private var date = Date(timeIntervalSince1970: 1_709_294_400 + 9 * 3600 + 41 * 60)
    var alignment = Alignment.top

    var body: some View {
      VStack {
        DatePicker("When", selection: $date).accessibilityIdentifier("when")
        Text(verbatim: "\(Int(date.timeIntervalSince1970) - 1_709_294_400)")
          .accessibilityIdentifier("seconds")
      }
      .frame(maxHeight: .infinity, alignment: alignment)
    }
  }

  private func field(_ graph: ViewGraph, _ text: String) throws -> TouchNode {
    func find(_ node: ViewNode) -> ViewNode? {
      var description = ViewDescription(type: "")
      node.describe(&description)
      if description.text == text { return node }
      for child in node.layoutChildren { if let found = find(child) { return found } }
      return nil
    }
    let found = graph.root.flatMap(find)
    return try #require(found?.ancestor { $0 is TouchNode } as? TouchNode)
  }

  private func touch(_ graph: ViewGraph, _ text: String) throws {
    let node = try field(graph, text)
    #expect(graph.perform { node.performTap() })
    graph.settle()
  }

  @Test(arguments: [Alignment.top, .center, .bottom])
  func aDateFieldPresentsAMonth(alignment: Alignment) throws {
    let graph = mounted(
      Sample(alignment: alignment), width: 393, height: 800, environment: environment(.ios18))
    #expect(graph.texts.contains("34860"))
    #expect(!graph.texts.contains("March 2024"))
    try touch(graph, "Mar 1, 2024")
    #expect(graph.texts.contains("March 2024"))
    for day in 1...31 { #expect(graph.texts.contains("\(day)")) }
    let layer = try #require(graph.topmostLayer)
    let card = try #require(layer.layoutChildren.first)
    #expect(card.placedSize.width == 320)
    #expect(card.origin.y >= 0 && card.origin.y + card.placedSize.height <= 800)
    // The calendar stays; the time of day does, too.
    try touch(graph, "15")
    #expect(graph.texts.contains("March 2024"))
    #expect(graph.texts.contains("\(14 * 86_400 + 34_860)"))
    #expect(graph.texts.contains("Mar 15, 2024"))
    // A touch beside it puts it away.
    let outside = graph.hitTest(CGPoint(x: 2, y: 2)) as? any OutsideCloser
    graph.perform { outside?.closeFromOutside() }
    graph.settle()
    #expect(!graph.texts.contains("March 2024"))
  }

  @Test func aTimeFieldPresentsWheels() throws {
    let graph = mounted(Sample(), width: 393, height: 800, environment: environment(.ios18))
    let time = try #require(graph.texts.first { $0.contains("9:41") })
    let before = graph.texts.count
    try touch(graph, time)
    #expect(graph.texts.count > before)
    #expect(graph.texts.contains("42"))
  }
}
