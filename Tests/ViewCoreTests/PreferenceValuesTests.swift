import Testing

@testable import ViewCore

private enum Names: PreferenceKey {
  static let defaultValue = ["default"]
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Last: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

@Suite struct PreferenceValuesTests {
  @Test func siblingsAreReducedInOrder() {
    var first = PreferenceValues()
    first[Names.self] = ["a"]
    var second = PreferenceValues()
    second[Names.self] = ["b", "c"]
    first.merge(second)
    #expect(first[Names.self] == ["a", "b", "c"])
  }

  /// Rule PR1: a sibling that does not set a key is not asked, so a default never wins.
  @Test func aSiblingWithoutTheKeyLeavesIt() {
    var first = PreferenceValues()
    first[Last.self] = -25
    var second = PreferenceValues()
    second[Names.self] = ["b"]
    first.merge(second)
    #expect(first[Last.self] == -25)
    #expect(first[Names.self] == ["b"])
  }

  @Test func anUnsetKeyHasItsDefault() {
    let values = PreferenceValues()
    #expect(values[Names.self] == ["default"])
    #expect(!values.contains(Names.self))
  }
}
