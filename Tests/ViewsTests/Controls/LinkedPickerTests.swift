import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// A picker in the style of a navigation link shows its options on a screen of their own.
@MainActor
@Suite struct LinkedPickerTests {
  private struct Settings: View {
    @State private var colour = "Red"

    var body: some View {
      NavigationStack {
        Form {
          Picker("Colour", selection: $colour) {
            ForEach(["Red", "Green", "Blue"], id: \.self) {
              Text($0).accessibilityIdentifier("option \($0)")
            }
          }
          .pickerStyle(.navigationLink)
          .accessibilityIdentifier("picker")
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test(arguments: [SystemLook.ios18, .ios26])
  func aTouchPushesTheOptionsAndAChoiceGoesBack(look: SystemLook) {
    let graph = mounted(Settings(), width: 393, height: 800, environment: environment(look))
    #expect(graph.texts.contains("Red"))
    #expect(!graph.texts.contains("Green"))
    #expect(graph.tap("picker"))
    #expect(graph.texts.contains("Green") && graph.texts.contains("Blue"))
    // The label is the title of the screen; the screen before names the way back.
    #expect(graph.texts.filter { $0 == "Colour" }.count == 1)
    #expect(graph.tap("option Green"))
    #expect(graph.texts.contains("Settings"))
    #expect(graph.texts.contains("Green"))
    #expect(!graph.texts.contains("Red") && !graph.texts.contains("Blue"))
  }

  @Test func withoutAStackThereIsNowhereToGo() {
    let graph = mounted(
      Form {
        Picker("Colour", selection: .constant(1)) { ForEach(1..<4) { Text("No \($0)") } }
          .pickerStyle(.navigationLink)
          .accessibilityIdentifier("picker")
      }, width: 393, height: 800)
    #expect(graph.texts.contains("No 1"))
    #expect(!graph.tap("picker"))
    #expect(!graph.texts.contains("No 2"))
  }
}
