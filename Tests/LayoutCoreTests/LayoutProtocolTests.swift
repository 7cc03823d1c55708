import Geometry
import LayoutCore
import Testing

/// Layouts of one's own and `AnyLayout`.
struct LayoutProtocolTests {
  private enum Indent: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
  }

  /// A column with indents, highest priority first, that counts its caches.
  private struct Outline: Layout {
    final class Counts {
      var made = 0
      var updated = 0
    }
    let counts: Counts

    func makeCache(subviews: Subviews) -> [CGFloat] {
      counts.made += 1
      return subviews.map { $0[Indent.self] }
    }
    func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
      counts.updated += 1
      cache = subviews.map { $0[Indent.self] }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat])
      -> CGSize
    {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: zip(sizes, cache).map { $0.width + $1 }.max() ?? 0,
        height: sizes.reduce(0) { $0 + $1.height })
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) {
      var y = bounds.minY
      for index in subviews.indices.sorted(by: { subviews[$0].priority > subviews[$1].priority }) {
        subviews[index].place(
          at: CGPoint(x: bounds.minX + cache[index], y: y), proposal: .unspecified)
        y += subviews[index].sizeThatFits(.unspecified).height
      }
    }
  }

  @Test func `caches, values and priorities`() {
    let counts = Outline.Counts()
    let outline = LayoutItemNode(
      Outline(counts: counts),
      [
        box(10, 10).named("low"),
        box(20, 10).prioritised(1).value(Indent.self, 5).named("high"),
      ])
    expect(layOut(outline, in: 25, 20), ["low": [0, 10, 10, 10], "high": [5, 0, 20, 10]])
    #expect(counts.made == 1)
    #expect(counts.updated == 0)
    outline.forget()
    _ = layOut(outline, in: 25, 20)
    #expect(counts.made == 1)
    #expect(counts.updated == 1)
  }

  /// Places only its first subview, by its centre.
  private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0..<1].first?.place(
        at: CGPoint(x: 30, y: 30), anchor: .center, proposal: .unspecified)
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
      guide == .leading ? 7 : nil
    }
  }

  @Test func `what is not placed is centred, and mirrored by the framework`() {
    for (direction, x) in [(LayoutDirection.leftToRight, 25.0), (.rightToLeft, 65)] {
      let node = LayoutItemNode(
        Careless(), [box(10, 10).named("placed"), box(20, 20).named("left")], direction: direction)
      expect(layOut(node, in: 100, 100), ["placed": [x, 25, 10, 10], "left": [40, 40, 20, 20]])
      #expect(node.dimensions(in: .unspecified)[.leading] == 7)
    }
  }

  @Test func `AnyLayout switches and keeps its subviews`() {
    let children = [
      box(25, 16).named("first"), box(30, 20).named("second"), box(35.5, 16).named("third"),
    ]
    let computer = TypedLayoutComputer(AnyLayout(HStackLayout(spacing: 8)))
    computer.setItems(children)
    let proposal = ProposedViewSize(width: 240, height: 120)
    func origins() -> [CGPoint] {
      computer.placements(for: proposal, size: computer.size(for: proposal)).map(\.origin)
    }
    #expect(computer.size(for: proposal) == CGSize(width: 106.5, height: 20))
    #expect(origins() == [CGPoint(x: 0, y: 2), CGPoint(x: 33, y: 0), CGPoint(x: 71, y: 2)])
    #expect(computer.stackOrientation == .horizontal)
    computer.layout = AnyLayout(AnyLayout(VStackLayout(spacing: 4)))
    #expect(computer.size(for: proposal) == CGSize(width: 35.5, height: 60))
    #expect(
      origins() == [CGPoint(x: 5.25, y: 0), CGPoint(x: 2.75, y: 20), CGPoint(x: 0, y: 44)])
    #expect(computer.stackOrientation == .vertical)
    #expect(computer.items.map(ObjectIdentifier.init) == children.map(ObjectIdentifier.init))
    computer.layout = AnyLayout(HStackLayout(spacing: 8))
    #expect(computer.size(for: proposal) == CGSize(width: 106.5, height: 20))
    #expect(computer.range(along: .horizontal, across: nil) == LengthRange(rigid: 106.5))
  }
}
