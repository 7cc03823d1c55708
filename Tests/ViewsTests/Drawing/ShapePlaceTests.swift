import Geometry
import Testing
import ViewCore
import Views

@Suite @MainActor struct ShapePlaceTests {
  private static var rightToLeft: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    return environment
  }

  private struct Flag: Shape {
    var behavior: LayoutDirectionBehavior = .mirrors
    nonisolated func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 60)])
        path.closeSubpath()
      }
    }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
  }

  @Test func shapesAreMirrored() {
    #expect(Drawn(Flag()).color(2, 30) == "000000")
    let mirrored = Drawn(Flag(), environment: Self.rightToLeft)
    #expect(mirrored.color(2, 30) == "00000000")
    #expect(mirrored.color(98, 30) == "000000")
    let fixed = Drawn(Flag(behavior: .fixed), environment: Self.rightToLeft)
    #expect(fixed.color(2, 30) == "000000")
  }

  @Test func unevenCornersFollowTheDirection() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 30, style: .circular)
    let left = Drawn(shape)
    #expect(left.color(2, 2) == "00000000" && left.color(98, 2) == "000000")
    let right = Drawn(shape, environment: Self.rightToLeft)
    #expect(right.color(2, 2) == "000000" && right.color(98, 2) == "00000000")
  }

  @Test func containersHaveARectangleByDefault() {
    #expect(Drawn(ContainerRelativeShape()).lines == ["  fill #000000 rect[0,0 100x60]"])
  }

  @Test(arguments: [(0, "20"), (4, "16"), (8, "12")])
  func shapesOfContainersAreConcentric(inset: CGFloat, radius: String) {
    let drawn = Drawn(
      ContainerRelativeShape().padding(inset)
        .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular)))
    let size = "\(Int(100 - 2 * inset))x\(Int(60 - 2 * inset))"
    #expect(
      drawn.lines
        == ["  fill #000000 rect[\(Int(inset)),\(Int(inset)) \(size)] circular \(radius)"])
  }
}
