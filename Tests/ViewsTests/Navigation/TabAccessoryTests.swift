import Geometry
import Testing
import ViewCore

@testable import Views

@MainActor @Suite struct TabAccessoryTests {
  private struct Player: View {
    let isEnabled: Bool
    var body: some View {
      TabView {
        Color.red.accessibilityIdentifier("screen").tabItem { Text("One") }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Bar() }
    }
  }

  private struct Bar: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View {
      Color.blue.frame(width: 20, height: 10)
        .accessibilityIdentifier(placement == .expanded ? "accessory" : "elsewhere")
    }
  }

  @Test func theAccessoryStandsOverTheBarAndTakesRoomFromTheScreen() throws {
    let with = frames(mounted(Player(isEnabled: true), width: 200, height: 400))
    let without = frames(mounted(Player(isEnabled: false), width: 200, height: 400))
    let screen = try #require(with["screen"])
    let accessory = try #require(with["accessory"])
    #expect(without["accessory"] == nil)
    #expect(without["screen"]?.height == screen.height + 56)
    #expect(accessory.midY == screen.maxY + 24)
    #expect(accessory.midX == 100)
  }
}
