import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Tables show the first column where the screen is narrow, all under titles where it is wide.
@MainActor
@Suite struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
  }

  private static let people = [
    Person(id: 1, name: "Anna", city: "Bonn"), Person(id: 2, name: "Ben", city: "Cork"),
  ]

  private func shown<V: View>(_ view: V, _ sizeClass: UserInterfaceSizeClass) -> [String] {
    mounted(view.environment(\.horizontalSizeClass, sizeClass), width: 800, height: 400).texts
  }

  @Test(arguments: [
    (UserInterfaceSizeClass.compact, ["Anna", "Ben"]),
    (.regular, ["Name", "City", "Anna", "Bonn", "Ben", "Cork"]),
  ])
  func columns(_ sizeClass: UserInterfaceSizeClass, _ texts: [String]) {
    let table = Table(Self.people) {
      TableColumn("Name", value: \.name)
      TableColumn("City") { Text($0.city) }.width(120)
    }
    #expect(shown(table, sizeClass) == texts)
  }

  @Test func rowsMayBeGivenOneByOne() {
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(Self.people) { TableRow($0) }
    }
    #expect(shown(table, .compact) == ["Anna", "Ben"])
    #expect(shown(table.tableColumnHeaders(.hidden), .regular) == ["Anna", "Ben"])
  }
}
