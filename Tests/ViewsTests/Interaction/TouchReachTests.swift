import Geometry
import LayoutCore
import Testing
import ViewCore

@testable import Views

/// Items of bars take touches in 44 by 44 points at least, whatever is drawn of them.
@MainActor
@Suite struct TouchReachTests {
  private struct Screen: View {
    var body: some View {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2_000) }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button {
              } label: {
                Image(systemName: "plus")
              }
              .accessibilityIdentifier("plus")
            }
            ToolbarItem(placement: .topBarTrailing) {
              Button {
              } label: {
                Image(systemName: "minus")
              }
              .accessibilityIdentifier("minus")
            }
            ToolbarItem(placement: .topBarTrailing) {
              Button {
              } label: {
                Image(systemName: "trash")
              }
              .accessibilityIdentifier("trash")
            }
            ToolbarItem(placement: .bottomBar) {
              Button {
              } label: {
                Image(systemName: "star")
              }
              .accessibilityIdentifier("star")
            }
          }
      }
    }
  }

  /// The identifier of the button that a touch at a point goes to.
  private func button(at point: CGPoint, _ graph: ViewGraph) -> String? {
    let touched = graph.hitTest(point)?.ancestor { $0 is TouchNode }
    return ["plus", "minus", "trash", "star"].first { name in
      let node = graph.named(name)
      return touched != nil
        && (touched?.ancestor { $0 === node } != nil || node?.ancestor { $0 === touched } != nil)
    }
  }

  @Test(arguments: [SystemLook.ios18, .ios26], [LayoutDirection.leftToRight, .rightToLeft])
  func aTouchBesideAnItemIsTheItems(look: SystemLook, direction: LayoutDirection) throws {
    var environment = environment(look)
    environment.layoutDirection = direction
    let graph = mounted(Screen(), width: 393, height: 852, environment: environment)
    let all = frames(graph)
    for name in ["plus", "trash", "star"] {
      let frame = try #require(all[name])
      for (x, y) in [(0, 0), (-21, 0), (0, -21), (0, 21), (-20, 20)] {
        // The neighbour of the trash is nearer on its other side.
        let away: CGFloat = name == "trash" && direction == .leftToRight ? -1 : 1
        let point = CGPoint(x: frame.midX + CGFloat(x) * away, y: frame.midY + CGFloat(y))
        #expect(button(at: point, graph) == name, "\(name) at \(point)")
      }
    }
    let trash = try #require(all["trash"])
    #expect(button(at: CGPoint(x: trash.midX, y: trash.midY + 60), graph) == nil)
  }

  /// Where two items could take a touch the nearer one does.
  @Test func theNearerItemHasTheTouch() throws {
    let graph = mounted(Screen(), width: 393, height: 852, environment: environment(.ios18))
    let minus = try #require(frames(graph)["minus"])
    let trash = try #require(frames(graph)["trash"])
    #expect(minus.maxX < trash.minX)
    let middle = (minus.maxX + trash.minX) / 2
    #expect(button(at: CGPoint(x: middle - 2, y: minus.midY), graph) == "minus")
    #expect(button(at: CGPoint(x: middle + 2, y: minus.midY), graph) == "trash")
  }
}
