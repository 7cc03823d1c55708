import Geometry
import Testing
import Views

/// Types of stored values are found by their names, which private ones do not have.
struct StoredPage: Hashable, Codable { var number: Int }

/// Paths that are stored and read again.
@Suite struct StoredPathTests {
  private struct Passing: Hashable {}

  @Test func aPathComesBackAsItWas() throws {
    var path = NavigationPath()
    path.append("library")
    path.append(StoredPage(number: 7))
    let stored = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(NavigationPath(read) == path)
  }

  @Test func aValueThatCannotBeStoredKeepsThePathFromIt() {
    var path = NavigationPath()
    path.append(Passing())
    #expect(path.codable == nil)
  }

  @Test func unknownTypesAreAnError() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["nothing", 1]"#.utf8))
    }
  }
}
