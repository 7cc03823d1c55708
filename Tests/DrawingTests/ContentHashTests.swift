import Drawing
import Geometry
import Testing

struct ContentHashTests {
  /// The digest is part of ids and stored snapshots: it may not change from one build to the next.
  @Test func isTheSameInEveryProcess() {
    #expect(SampleList.list.contentHash.description == "d3501c97ed6bb0a2646c97cea06fa82d")
    #expect(ContentHasher().finalize().description.utf8.count == 32)
  }

  /// Each change of one detail.
  static let changes: [(String, @Sendable (inout DisplayList) -> Void)] = [
    ("width", { $0.size.width += 0.001 }),
    ("order", { $0.items.swapAt(0, 2) }),
    ("one less", { $0.items.removeLast() }),
    (
      "paint",
      {
        $0.items[0] = .shape(
          ShapeItem(path: Path(CGRect(x: 0, y: 0, width: 200, height: 100)), paint: .color(.black)))
      }
    ),
    ("group's opacity", { changeGroup(&$0) { $0.opacity = 0.5 } }),
    ("isolation", { changeGroup(&$0) { $0.isIsolated = true } }),
    ("clip", { changeGroup(&$0) { $0.clip = nil } }),
    ("clip's rule", { changeGroup(&$0) { $0.clip?.isEvenOdd = false } }),
    ("mask", { changeGroup(&$0) { $0.mask = nil } }),
    ("empty mask", { changeGroup(&$0) { $0.mask = [] } }),
    ("order of filters", { changeGroup(&$0) { $0.filters.swapAt(0, 1) } }),
    ("transform", { changeGroup(&$0) { $0.transform.tx = 0 } }),
    ("blend mode", { changeGroup(&$0) { $0.blendMode = .multiply } }),
  ]

  static func changeGroup(_ list: inout DisplayList, _ change: (inout GroupItem) -> Void) {
    guard case .group(var group) = list.items[1] else { return }
    change(&group)
    list.items[1] = .group(group)
  }

  @Test(arguments: changes)
  func tellsListsApart(_ name: String, _ change: @Sendable (inout DisplayList) -> Void) {
    var list = SampleList.list
    change(&list)
    #expect(list.contentHash != SampleList.list.contentHash, "\(name)")
  }

  @Test func equalListsAgree() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    func list(_ path: Path) -> DisplayList {
      DisplayList(
        size: rect.size, items: [.shape(ShapeItem(path: path, paint: .color(.black)))])
    }
    let symbolic = list(Path(rect))
    let spelled = list(Path(elements: Path(rect).elements))
    #expect(symbolic == spelled)
    #expect(symbolic.contentHash == spelled.contentHash)
  }
}
