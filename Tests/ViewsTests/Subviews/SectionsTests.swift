import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

extension ContainerValues {
  private enum RankKey: ContainerValueKey { static let defaultValue = 0 }

  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

private final class SectionLog {
  var lines: [String] = []
}

/// Writes what a container finds: a line for each section.
private struct Outline<Content: View>: View {
  @ViewBuilder var content: Content
  let log: SectionLog

  init(_ log: SectionLog, @ViewBuilder content: () -> Content) {
    self.log = log
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      Group(sections: content) { sections in
        note(sections)
        ForEach(sections) { section in
          HStack(spacing: 0) {
            section.header
            section.content
            section.footer
          }
        }
      }
    }
  }

  private func note(_ sections: SectionCollection) -> EmptyView {
    log.lines = sections.map { section in
      let ranks = section.content.map { String($0.containerValues.rank) }.joined(separator: ",")
      return "\(section.header.count)|\(section.content.count)|\(section.footer.count)"
        + " rank \(section.containerValues.rank) of \(ranks)"
    }
    return EmptyView()
  }
}

private struct Toggling: View {
  @State private var isLong = false

  var body: some View {
    VStack(spacing: 0) {
      ForEach(sections: content) { section in
        HStack(spacing: 0) {
          section.header
          section.content
        }
      }
    }
    .onAppear { isLong = true }
  }

  @ViewBuilder private var content: some View {
    Section {
      block("a", 10, 10)
      if isLong { block("b", 20, 10) }
    } header: {
      block("h", 5, 10)
    }
    if isLong { block("loose", 30, 10) }
  }
}

@Suite @MainActor struct SectionsTests {
  /// Rule SU1.
  @Test func sectionsAndLooseNeighboursAreFoundInOrder() {
    let log = SectionLog()
    let graph = mounted(
      Outline(log) {
        block("a", 10, 10)
        ForEach(0..<2, id: \.self) { block("b\($0)", 10, 10) }
        Section {
          block("c", 10, 10)
          block("d", 20, 10)
        } header: {
          block("h", 5, 10)
        } footer: {
          block("f", 7, 10)
        }
        Group {
          Section { block("e", 10, 10) }
          block("g", 10, 10)
        }
      }, width: 100, height: 40)
    #expect(
      log.lines == [
        "0|3|0 rank 0 of 0,0,0", "1|2|1 rank 0 of 0,0", "0|1|0 rank 0 of 0",
        "0|1|0 rank 0 of 0",
      ])
    expectFrames(
      graph,
      [
        "a": [35, 0, 10, 10], "b0": [45, 0, 10, 10], "b1": [55, 0, 10, 10],
        "h": [29, 10, 5, 10], "c": [34, 10, 10, 10], "d": [44, 10, 20, 10], "f": [64, 10, 7, 10],
        "e": [45, 20, 10, 10], "g": [45, 30, 10, 10],
      ])
  }

  /// Rule SU2: what is set on a section is its own and that of each view in it; the inner setting counts.
  @Test func valuesOfASection() {
    let log = SectionLog()
    _ = mounted(
      Outline(log) {
        Section {
          block("a", 10, 10)
          block("b", 10, 10).containerValue(\.rank, 2)
        }
        .containerValue(\.rank, 1)
        .padding(1)
        VStack { block("c", 10, 10).containerValue(\.rank, 3) }
        block("d", 10, 10).containerValue(\.rank, 5).containerValue(\.rank, 6)
      })
    #expect(log.lines == ["0|2|0 rank 1 of 1,2", "0|2|0 rank 0 of 0,5"])
  }

  @Test func thereIsAlwaysASection() {
    let log = SectionLog()
    _ = mounted(Outline(log) { if false { block("a", 10, 10) } })
    #expect(log.lines == ["0|0|0 rank 0 of "])
  }

  @Test func aSectionWithinASectionBelongsToIt() {
    let log = SectionLog()
    _ = mounted(
      Outline(log) {
        Section {
          block("a", 10, 10)
          Section("Inner") { block("b", 10, 10) }
        }
      })
    #expect(log.lines == ["0|3|0 rank 0 of 0,0,0"])
  }

  @Test func sectionsFollowChanges() {
    let graph = mounted(Toggling(), width: 40, height: 20)
    expectFrames(
      graph,
      [
        "h": [2.5, 0, 5, 10], "a": [7.5, 0, 10, 10], "b": [17.5, 0, 20, 10],
        "loose": [5, 10, 30, 10],
      ])
  }

  @Test func theFirstSectionCanBeLeftOut() {
    let graph = mounted(
      VStack(spacing: 0) {
        Group(
          sections: Group {
            Section { block("a", 10, 10) }
            Section { block("b", 20, 10) }
          }
        ) { sections in
          ForEach(sections[1...]) { $0.content }
        }
      }, width: 20, height: 10)
    expectFrames(graph, ["b": [0, 0, 20, 10]])
    #expect(frames(graph)["a"] == nil)
  }
}
