import Geometry
import Testing
import ViewCore
import Views

/// Fields for text in an alert stand below one another above its buttons.
@MainActor
@Suite struct AlertFieldTests {
  private struct Login<Actions: View>: View {
    @ViewBuilder let actions: () -> Actions
    var body: some View {
      Color.white.alert("Log in", isPresented: .constant(true), actions: actions) {
        Text("With your name.")
      }
    }
  }

  private func shown<Actions: View>(
    @ViewBuilder _ actions: @escaping () -> Actions
  ) -> [String: CGRect] {
    frames(mounted(Login(actions: actions), width: 375, height: 667))
  }

  @Test func fieldsStandAboveTheButtons() throws {
    let found = shown {
      Group {
        TextField("Name", text: .constant("")).accessibilityIdentifier("name")
        SecureField("Password", text: .constant("")).accessibilityIdentifier("password")
      }
      .disableAutocorrection(true)
      Button("Go") {}.accessibilityIdentifier("go")
      Button("Not now", role: .cancel) {}.accessibilityIdentifier("cancel")
    }
    let name = try #require(found["name"])
    let password = try #require(found["password"])
    let go = try #require(found["go"])
    let cancel = try #require(found["cancel"])
    #expect(name.width > 200)
    #expect(name.minX == password.minX)
    #expect(name.maxY < password.minY)
    #expect(password.maxY < go.minY)
    #expect(go.minY == cancel.minY)
    #expect(go.maxX <= cancel.minX)
  }

  @Test func withoutAButtonThereIsOneToCloseIt() {
    let graph = mounted(
      Login { TextField("Name", text: .constant("")) }, width: 375, height: 667)
    #expect(graph.texts.contains("OK"))
  }
}
