import Drawing
import Geometry
import Testing
import ViewCore
import Views

@Suite @MainActor struct ShapeStyleTests {
  private func fill<S: ShapeStyle>(
    _ style: S, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Drawn {
    var environment = EnvironmentValues()
    change(&environment)
    return Drawn(Rectangle().fill(style), environment: environment)
  }

  @Test func hierarchyFollowsTheForeground() {
    #expect(fill(.secondary).lines == ["  fill #3C3C43/0.6 rect[0,0 100x60]"])
    let red = Drawn(Rectangle().fill(.secondary).foregroundStyle(.red))
    #expect(red.lines == ["  fill #FF3B30 opacity 0.6 rect[0,0 100x60]"])
    let given = Drawn(Rectangle().fill(.secondary).foregroundStyle(.red, .green))
    #expect(given.lines == ["  fill #34C759 rect[0,0 100x60]"])
    let level = Drawn(Rectangle().fill(.red.tertiary))
    #expect(level.lines == ["  fill #FF3B30 opacity 0.3 rect[0,0 100x60]"])
  }

  @Test func stylesOfTheSystem() {
    #expect(fill(.selection).color(5, 5) == "007AFF")
    #expect(fill(.link).color(5, 5) == "007AFF")
    #expect(fill(.windowBackground).color(5, 5) == "FFFFFF")
    #expect(Drawn(Rectangle().fill(.tint).tint(.green)).color(5, 5) == "34C759")
    #expect(Drawn(Rectangle().fill(.background).backgroundStyle(.red)).color(5, 5) == "FF3B30")
  }

  @Test(
    arguments: [
      (Color.red, "FF3B30", "D70015"), (.blue, "007AFF", "0040DD"), (.gray, "8E8E93", "6C6C70"),
      (.white, "FFFFFF", "FFFFFF"),
    ])
  func increasedContrastHasItsOwnPalette(color: Color, standard: String, increased: String) {
    #expect(fill(color).color(5, 5) == standard)
    #expect(fill(color) { $0.colorSchemeContrast = .increased }.color(5, 5) == increased)
  }

  /// Ends recorded on iOS 26 (facts.md §5).
  @Test(
    arguments: [
      (0x0088FF, "2EA7FF", "0088FF"), (0xFF8D28, "FFAC58", "FF8D28"),
      (0x34C759, "62DD81", "34C759"), (0xAC7F5E, "CAA488", "AB7F5E"),
      (0xFFCC00, "FFCC00", "EFB800"),
    ])
  func gradientsOfColorsFadeUpwards(base: Int, top: String, bottom: String) {
    let color = Color(
      red: Double(base >> 16) / 255, green: Double(base >> 8 & 255) / 255,
      blue: Double(base & 255) / 255)
    let drawn = fill(color.gradient)
    func components(_ hex: String) -> [Int] {
      stride(from: 0, to: 6, by: 2).compactMap { Int(hex.dropFirst($0).prefix(2), radix: 16) }
    }
    for (got, expected) in [(drawn.color(5, 0), top), (drawn.color(5, 59.9), bottom)] {
      for (one, other) in zip(components(got), components(expected)) {
        #expect(abs(one - other) <= 18, "\(got) for \(expected)")
      }
    }
  }

  @Test func perceptualGradientsHaveStopsBetween() {
    let plain = fill(Gradient(colors: [.red, .blue]))
    let even = fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
    #expect(plain.lines.first?.components(separatedBy: "@").count == 3)
    #expect(even.lines.first?.components(separatedBy: "@").count == 14)
  }

  @Test func dropShadowsLieBehind() {
    let drawn = fill(.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 3)))
    #expect(
      drawn.lines == [
        "  group shadow(#000000 2 1,3)", "    fill #FF3B30 rect[0,0 100x60]",
      ])
  }

  @Test func innerShadowsLieOnTheShape() {
    let drawn = fill(.red.shadow(.inner(color: .black, radius: 0, x: 10)))
    // Cast by what is left of the shape, ten points into it.
    #expect(drawn.color(5, 30) == "000000")
    #expect(drawn.color(15, 30) == "FF3B30")
    let blurred = fill(.red.shadow(.inner(radius: 4)))
    #expect(blurred.lines.contains { $0.contains("blur(4)") })
    #expect(blurred.lines.contains { $0.contains("destinationOut") })
  }

  @Test func materialsAreApproximatedAndSaySo() {
    let drawn = fill(.ultraThinMaterial)
    #expect(drawn.color(5, 5).count == 8)
    #expect(drawn.warnings.count == 1)
    #expect(drawn.warnings.first?.hasPrefix("approximation") == true)
  }

  @Test func aStyleThatSaysNothingIsClear() {
    struct Nothing: ShapeStyle { typealias Resolved = Never }
    #expect(fill(Nothing()).color(5, 5) == "00000000")
  }

  @Test func stylesOfOthersResolve() {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(fill(Warning()).color(5, 5) == "000000")
    #expect(fill(Warning()) { $0.colorScheme = .dark }.color(5, 5) == "FFFFFF")
  }
}
