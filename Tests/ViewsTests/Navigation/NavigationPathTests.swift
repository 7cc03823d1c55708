import Geometry
import Testing
import ViewCore

@testable import Views

@Suite struct NavigationPathTests {
  struct Recipe: Hashable, Codable { var name: String }
  struct Unwritable: Hashable { var name: String }

  @Test func aPathIsWrittenAndReadAgain() throws {
    var path = NavigationPath([1, 2])
    path.append("tea")
    path.append(Recipe(name: "Bread"))
    let representation = try #require(path.codable)
    let data = try JSONEncoder().encode(representation)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(read == representation)
    #expect(NavigationPath(read) == path)
    // The last value comes first, each as its type's name and its own JSON.
    let list = try JSONDecoder().decode([String].self, from: data)
    #expect(list.count == 8)
    #expect(list[1] == #"{"name":"Bread"}"#)
    #expect(list[7] == "1")
  }

  @Test func aValueThatCannotBeWrittenLeavesNoRepresentation() {
    var path = NavigationPath([1])
    path.append(Unwritable(name: "a"))
    #expect(path.codable == nil)
  }

  @Test func typesThatAreNotThereAreAnError() {
    let data = Data(#"["no such type","1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
