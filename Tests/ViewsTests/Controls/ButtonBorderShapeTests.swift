import Geometry
import LayoutCore
import Testing
import ViewCore

@testable import Views

/// The outline of bordered buttons as a shape.
@MainActor @Suite struct ButtonBorderShapeTests {
  private func drawn(_ shape: some Shape) -> some View {
    shape.fill(.red).frame(width: 80, height: 30)
  }

  @Test func theShapeIsThatOfTheButtonsAround() {
    #expect(
      Drawn(drawn(.buttonBorder).buttonBorderShape(.capsule)).lines == Drawn(drawn(.capsule)).lines)
    #expect(
      Drawn(drawn(.buttonBorder).buttonBorderShape(.roundedRectangle(radius: 9))).lines
        == Drawn(drawn(.rect(cornerRadius: 9))).lines)
  }

  @Test func automaticShapesFollowTheSizeOfControls() {
    #expect(Drawn(drawn(.buttonBorder)).lines == Drawn(drawn(.rect(cornerRadius: 7))).lines)
    #expect(
      Drawn(drawn(.buttonBorder).controlSize(.large)).lines
        == Drawn(drawn(.rect(cornerRadius: 12))).lines)
  }

  @Test func insetShapesKeepTheirKind() {
    #expect(
      Drawn(drawn(ButtonBorderShape.capsule.inset(by: 4))).lines
        == Drawn(drawn(Capsule().inset(by: 4))).lines)
  }
}
