import Geometry
import LayoutCore
import Testing

/// How often containers are sized; the goal is four at any depth, whatever lies beside them.
struct SizingCountTests {
  enum Nest: String, CaseIterable {
    case alternating, alternatingWithText, columns, columnsWithText, rowsWithText, paddedWithText
    case alternatingWithFill, alternatingWithSpacer, framedWithText
    case baselinesWithText, guidedWithText, pilesWithText, prioritisedText
  }

  private final class Tally {
    var containers: [SampleItem] = []
    var leaves: [SampleItem] = []
  }

  private func nest(_ kind: Nest, depth: Int, into tally: Tally) -> SampleItem {
    let last = TextItem(characters: 40)
    tally.leaves.append(last)
    var current: SampleItem = last
    for level in 0..<depth {
      let isRow =
        switch kind {
        case .columns, .columnsWithText: false
        case .rowsWithText: true
        default: level % 2 == 0
        }
      var children = [current]
      switch kind {
      case .alternating, .columns: break
      case .alternatingWithFill: children.insert(fill(), at: 0)
      case .alternatingWithSpacer:
        children.insert(SpacerItem(isRow ? .horizontal : .vertical), at: 0)
        children.insert(TextItem(characters: 30), at: 0)
      default:
        let text = TextItem(characters: 30).prioritised(kind == .prioritisedText ? 1 : 0)
        tally.leaves.append(text)
        children.insert(text, at: 0)
      }
      let stack =
        switch kind {
        case .baselinesWithText where isRow: hstack(alignment: .firstTextBaseline, children)
        case .pilesWithText where isRow: zstack(children)
        case .guidedWithText:
          (isRow ? hstack(children) : vstack(children))
            .guide(VerticalAlignment.center) { $0.height / 3 }
            .guide(HorizontalAlignment.center) { $0.width / 3 }
        default: isRow ? hstack(children) : vstack(children)
        }
      tally.containers.append(stack)
      switch kind {
      case .paddedWithText: current = stack.padding(1)
      case .framedWithText: current = stack.frame(maxWidth: .infinity, alignment: .leading)
      default: current = stack
      }
      if current !== stack { tally.containers.append(current) }
    }
    return current
  }

  private func counts(_ kind: Nest, depth: Int, width: CGFloat, height: CGFloat)
    -> (containers: Int, leaves: Int)
  {
    let tally = Tally()
    let root = nest(kind, depth: depth, into: tally)
    _ = layOut(root, in: width, height)
    return (
      tally.containers.map(\.sizings).max() ?? 0, tally.leaves.map(\.sizings).max() ?? 0
    )
  }

  @Test(arguments: Nest.allCases, [12, 100])
  func `containers are sized at most four times`(kind: Nest, depth: Int) {
    for (width, height) in [(393, 852), (4000, 4000), (393, .infinity), (20_000, 300)]
      as [(CGFloat, CGFloat)]
    {
      let found = counts(kind, depth: depth, width: width, height: height)
      #expect(found.containers <= 4, "\(kind), depth \(depth), \(width) by \(height)")
    }
  }
}
