import Geometry
import LayoutCore
import Testing

/// FR-147: no frame is negative, infinite or no number, whatever comes in.
struct BadNumberTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -5, 0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  private func views(_ number: CGFloat) -> [SampleItem] {
    func text() -> TextItem { TextItem(characters: 5) }
    return [
      text().padding(number), fill().padding(number), text().frame(width: number),
      fill().frame(width: number, height: number), fill().frame(minWidth: number),
      fill().frame(maxWidth: number, maxHeight: number),
      text().frame(idealWidth: number).fixedSize(),
      fill().frame(minWidth: 200, maxWidth: number), fill().frame(minWidth: number, maxWidth: 100),
      fill().aspectRatio(number), fill().aspectRatio(number, .fill),
      text().position(x: number, y: 3),
      hstack(spacing: number, [text(), fill()]), vstack(spacing: number, [text(), fill()]),
      hstack([text().prioritised(number), fill()]),
      hstack([text().guide(VerticalAlignment.center) { _ in number }, fill()]),
      zstack([text().guide(HorizontalAlignment.center) { _ in number }, fill()]),
      fill().overlay([text().guide(.leading) { _ in number }.frame(width: number)]),
      LayoutItemNode(
        GridLayout(horizontalSpacing: number, verticalSpacing: number), [text(), fill(), text()]),
      SizeItem(CGSize(width: number, height: number)),
      hstack([SizeItem(CGSize(width: number, height: 5)), fill()]).frame(maxWidth: .infinity),
    ]
  }

  /// A view whose author got its size wrong.
  private final class SizeItem: SampleItem {
    let own: CGSize
    init(_ own: CGSize) { self.own = own }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { own }
  }

  @Test(arguments: numbers)
  func `frames stay finite`(number: CGFloat) {
    for (index, view) in views(number).enumerated() {
      for side in [100, 0] as [CGFloat] {
        view.forget()
        let root = LayoutItemNode(RootLayout(), [view])
        for (_, frame) in root.frames(at: .zero, for: ProposedViewSize(width: side, height: side)) {
          #expect(
            frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
              && frame.height.isFinite && frame.width >= 0 && frame.height >= 0,
            "view \(index), \(number): \(frame)")
        }
      }
    }
  }

  @Test(arguments: numbers)
  func `proposals may be anything`(number: CGFloat) {
    for view in views(4) {
      let node = LayoutItemNode(ZStackLayout(), [view])
      let size = LayoutSubviewProbe.size(
        of: node, for: ProposedViewSize(width: number, height: number))
      #expect(size.width >= 0 && size.height >= 0)
    }
  }

  /// Asks as a layout of one's own does.
  private struct LayoutSubviewProbe: Layout {
    let proposal: ProposedViewSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.first?.sizeThatFits(self.proposal) ?? .zero
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}

    static func size(of item: SampleItem, for proposal: ProposedViewSize) -> CGSize {
      LayoutItemNode(LayoutSubviewProbe(proposal: proposal), [item]).size(for: .unspecified)
    }
  }

  @Test func `FR-147 by name`() {
    expect(
      layOut(TextItem(characters: 5).named("text").padding(50).frame(width: 20), in: 100, 200),
      ["text": [47, 60, 6, 80]])
    let enlarged = fill().named("fill").padding(-50).frame(width: 20, height: 20)
    expect(layOut(enlarged, in: 20, 20), ["fill": [-50, -50, 120, 120]])
    #expect(box(10, 10).padding(-50).size(for: .unspecified) == .zero)
    #expect(
      fill().frame(minWidth: 200, maxWidth: 100).size(for: ProposedViewSize(width: 150, height: 1))
        .width == 200)
    #expect(
      fill().frame(idealWidth: 50, maxWidth: 20).size(for: ProposedViewSize(width: 80, height: 1))
        .width == 50)
    #expect(fill().frame(minWidth: -5).size(for: ProposedViewSize(width: 0, height: 1)).width == 0)
    #expect(
      fill().aspectRatio(0).size(for: ProposedViewSize(width: 80, height: 40))
        == CGSize(width: 40, height: 40))
  }
}
