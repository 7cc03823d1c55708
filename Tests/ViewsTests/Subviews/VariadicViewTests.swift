import Geometry
import Testing
import ViewCore
import Views

private struct Mark: _ViewTraitKey {
  static let defaultValue = "-"
}

/// Puts a rule of one point between the views it is given.
private struct Ruled: _VariadicView_UnaryViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack(spacing: 0) {
      ForEach(children) { child in
        child
        if child.id != last { Color.red.frame(height: 1) }
      }
    }
  }
}

private struct Reversed: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View { ForEach(children.reversed()) { $0 } }
}

/// Shows what the views say: trait and id.
private struct Told: _VariadicView_UnaryViewRoot {
  let tell: ([String]) -> Void

  func body(children: _VariadicView.Children) -> some View {
    let _ = tell(
      children.map { child in
        "\(child[Mark.self]) \(child.id(as: Int.self).map { "\($0)" } ?? "none")"
      })
    children
  }
}

@MainActor
@Suite struct VariadicViewTests {
  private func block(_ name: String) -> some View {
    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier(name)
  }

  @Test func aRootIsGivenTheViewsThatGroupsAndRowsStandFor() {
    let tree = _VariadicView.Tree(Ruled()) {
      block("a")
      Group {
        block("b")
        block("c")
      }
    }
    let places = frames(mounted(tree, width: 40, height: 60))
    #expect(places["a"]?.minY == 14)
    #expect(places["b"]?.minY == 25)
    #expect(places["c"]?.minY == 36)
  }

  @Test func aMultiRootLeavesSeveralViews() {
    let row = HStack(spacing: 5) {
      _VariadicView.Tree(Reversed()) {
        block("a")
        block("b")
      }
    }
    let places = frames(mounted(row, width: 25, height: 10))
    #expect(places["b"]?.minX == 0)
    #expect(places["a"]?.minX == 15)
  }

  @Test func childrenSayTheirTraitsAndIds() {
    var told: [String] = []
    let tree = _VariadicView.Tree(Told { told = $0 }) {
      Color.red._trait(Mark.self, "x")
      Color.red.tag(7)
      ForEach(3..<5) { _ in Color.red._trait(Mark.self, "row") }
    }
    _ = mounted(VStack { tree }, width: 40, height: 40)
    #expect(told == ["x none", "- 7", "row 3", "row 4"])
  }
}
