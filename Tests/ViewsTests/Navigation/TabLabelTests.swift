import Geometry
import Testing
import ViewCore

@testable import Views

/// Tabs whose label is left out or follows from a role.
@MainActor @Suite struct TabLabelTests {
  @Test func aTabWithoutALabelIsShownAndSelected() {
    let drawn = Drawn(
      TabView(selection: .constant(2)) {
        Tab(value: 1) { Color.red }
        Tab(value: 2) { Color.green }
      }, width: 300, height: 200)
    #expect(drawn.color(150, 40) == Drawn(Color.green).color(50, 30))
  }

  @Test func theRoleOfSearchHasALabel() {
    let byRole = TabView { Tab(role: .search) { Color.red } }
    let written = TabView { Tab("Search", systemImage: "magnifyingglass") { Color.red } }
    #expect(
      Drawn(byRole, width: 300, height: 200).lines == Drawn(written, width: 300, height: 200).lines)
  }
}
