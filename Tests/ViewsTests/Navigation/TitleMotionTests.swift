import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Titles that move while screens pass each other (rule M21).
@Suite @MainActor struct TitleMotionTests {
  private func part(_ time: Double) -> Double { PresentationMotionTests.part(time) }

  private struct Written: Equatable {
    var x: CGFloat
    var y: CGFloat
    var scale: CGFloat
    var opacity: Double
  }

  /// A root, and a screen over it.
  private func host(
    large: [Bool] = [false, false], _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Switched<some View> {
    var environment = environment(.ios18)
    change(&environment)
    return Switched(width: 320, height: 480, environment: environment) { value in
      NavigationStack(path: .constant(Array(0..<value))) {
        Color.red.navigationTitle("Root")
          .navigationBarTitleDisplayMode(large[0] ? .large : .inline)
          .navigationDestination(for: Int.self) { _ in
            Color.green.navigationTitle("Detail")
              .navigationBarTitleDisplayMode(large[1] ? .large : .inline)
          }
      }
    }
  }

  /// Where a text begins, in the order of painting.
  private func texts(_ host: Switched<some View>, _ text: String) -> [Written] {
    func gather(_ items: [DisplayItem], _ transform: CGAffineTransform, _ opacity: Double)
      -> [Written]
    {
      items.flatMap { item -> [Written] in
        switch item {
        case .group(let group):
          return gather(
            group.items, group.transform.concatenating(transform), opacity * group.opacity)
        case .glyphs(let glyphs):
          guard glyphs.text == text, let first = glyphs.glyphs.first else { return [] }
          let origin = first.origin.applying(transform)
          return [
            Written(
              x: origin.x, y: origin.y, scale: transform.a, opacity: opacity * glyphs.opacity)
          ]
        case .shape, .image: return []
        }
      }
    }
    return gather(host.list.items, .identity, 1)
  }

  private func change(_ host: Switched<some View>, to value: Int, passing seconds: Double) {
    host.set(value, under: Transaction(), passing: seconds)
  }

  /// The new title comes over half the width, the old one becomes the back button's.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [0.05, 0.1, 0.3])
  func titlesPass(_ direction: LayoutDirection, _ time: Double) throws {
    let host = host { $0.layoutDirection = direction }
    let start = try #require(texts(host, "Root").first)
    change(host, to: 1, passing: time)
    let part = part(time)
    let moving = texts(host, "Detail")
    let names = texts(host, "Root")
    host.graph.settle()
    let end = try #require(texts(host, "Detail").first)
    let name = try #require(texts(host, "Root").first)
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    try #require(moving.count == 1 && names.count == 2)
    #expect(isClose(moving[0].x, end.x + sign * 160 * (1 - part), within: 1e-3))
    #expect(isClose(CGFloat(moving[0].opacity), part, within: 1e-6))
    // The leading edges meet, whatever the weights.
    #expect(names[0].opacity + names[1].opacity > 0.999)
    if direction == .leftToRight {
      let way = names[0].x - start.x
      #expect(isClose(way, (name.x - start.x) * part, within: 1))
      #expect(isClose(names[1].x, names[0].x, within: 1))
    } else {
      #expect(names[0].x > start.x && names[1].x < name.x)
    }
  }

  /// A large title shrinks into the back button; the next one comes with its screen.
  @Test func largeTitlesPass() throws {
    let host = host(large: [true, true])
    let start = try #require(texts(host, "Root").first)
    change(host, to: 1, passing: 0.1)
    let part = CGFloat(part(0.1))
    let moving = try #require(texts(host, "Detail").last)
    let names = texts(host, "Root")
    host.graph.settle()
    let end = try #require(texts(host, "Detail").last)
    try #require(names.count == 2)
    #expect(isClose(moving.x, end.x + 320 * (1 - part), within: 1e-3))
    #expect(moving.opacity == 1 && moving.y == end.y)
    // One is half as large as the other, but for the weights.
    #expect(isClose(names[0].scale, 1 - part / 2, within: 0.1 * part))
    #expect(isClose(names[1].scale, 2 - part, within: 0.3 * (1 - part)))
    #expect(names[0].y < start.y && isClose(names[0].x, names[1].x, within: 2))
  }

  /// Without a name at the back button the old title gives way with its screen.
  @Test func titlesGiveWay() throws {
    var environment = environment(.ios26)
    environment.displayScale = 2
    let host = Switched(width: 320, height: 480, environment: environment) { value in
      NavigationStack(path: .constant(Array(0..<value))) {
        Color.red.navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: Int.self) { _ in Color.green.navigationTitle("Detail") }
      }
    }
    let start = try #require(texts(host, "Root").first)
    change(host, to: 1, passing: 0.1)
    let moving = try #require(texts(host, "Root").first)
    #expect(isClose(moving.x, start.x - 0.3 * 320 * part(0.1), within: 1e-3))
  }

  @Test func reducedMotionFadesTitles() throws {
    let host = host { $0[keyPath: \.accessibilityReduceMotion] = true }
    let start = try #require(texts(host, "Root").first)
    change(host, to: 1, passing: 0.1)
    #expect(texts(host, "Root").first?.x == start.x)
  }

  @Test func turningInFlightKeepsBothBars() throws {
    let host = host()
    change(host, to: 1, passing: 0.1)
    change(host, to: 0, passing: 0)
    #expect(texts(host, "Detail").count == 1)
    host.graph.settle()
    #expect(texts(host, "Detail").isEmpty && texts(host, "Root").count == 1)
  }
}
