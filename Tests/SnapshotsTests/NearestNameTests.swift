import Testing

@testable import Snapshots

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("selection", "selektion", 1), ("ca", "abc", 3), ("é", "e", 1),
  ])
  func countsEdits(lhs: String, rhs: String, distance: Int) {
    #expect(NearestName.distance(lhs, rhs) == distance)
    #expect(NearestName.distance(rhs, lhs) == distance)
  }

  @Test(
    arguments: [
      ("apearance", "appearance"), ("APPEARANCE", "appearance"), ("dorection", "direction"),
      ("xyz", nil), (String(repeating: "a", count: 10_000), nil),
    ] as [(String, String?)])
  func findsWhatWasMeant(name: String, nearest: String?) {
    let known = ["appearance", "direction", "scale"]
    #expect(NearestName.nearest(to: name, among: known) == nearest)
  }
}
