import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Rows of lists that come, go and move (rule M20).
@Suite @MainActor struct ListMotionTests {
  private static let colors: [Color] = [.red, .orange, .yellow, .green, .mint]
  private static let cardColor = Color(.system(.secondaryGroupedBackground))

  private static func row(_ id: Int) -> some View { colors[id].frame(width: 40, height: 20) }

  /// Rows of 44, in cards 16 from the sides and 35 from the top; contents are 20 high.
  private func list(_ ids: [[Int]], style: some ListStyle = .insetGrouped) -> Switched<some View> {
    Switched(width: 320, height: 480, environment: environment(.ios18)) { value in
      List { ForEach(ids[value], id: \.self) { Self.row($0) } }.listStyle(style)
    }
  }

  private func shown(_ host: Switched<some View>, _ id: Int) -> [Shown] {
    host.shown(Self.colors[id])
  }

  /// The lower edge of the lowest piece of a card.
  private func cardEnd(_ host: Switched<some View>) -> CGFloat? {
    var environment = EnvironmentValues()
    environment.systemLook = .ios18
    let color = Self.cardColor.displayColor(in: environment)
    return host.list.shapes.filter { $0.color == color }.map(\.rect.maxY).max()
  }

  @Test func newRowsUnfoldBetweenTheOthers() {
    let host = list([[0, 1], [0, 2, 1]])
    #expect(isClose(cardEnd(host), 35 + 88))
    // The row is covered by the next one, which makes room for it.
    host.set(1, line, passing: 0.25)
    expect(shown(host, 2), [])
    host.graph.pass(0.25)
    expect(shown(host, 0), [[32, 47, 40, 20]])
    expect(shown(host, 2), [[32, 91, 40, 20]], opacity: 0.5)
    expect(shown(host, 1), [[32, 113, 40, 20]])
    #expect(isClose(cardEnd(host), 35 + 110))
  }

  @Test func rowsThatGoFoldUp() {
    let host = list([[0, 2, 1], [0, 1]])
    host.set(1, line, passing: 0.25)
    expect(shown(host, 2), [[32, 91, 40, 20]], opacity: 0.75)
    expect(shown(host, 1), [[32, 124, 40, 20]])
    #expect(isClose(cardEnd(host), 35 + 121))
    host.graph.pass(0.75)
    expect(shown(host, 2), [])
    #expect(host.list == list([[0, 1]]).list)
  }

  /// The last row of a card takes the card's end along.
  @Test func theLastRowFoldsTheCard() {
    let host = list([[0, 1, 2], [0, 1]])
    host.set(1, line, passing: 0.5)
    #expect(isClose(cardEnd(host), 35 + 110))
    expect(shown(host, 2), [[32, 135, 40, 20]], opacity: 0.5)
  }

  @Test(arguments: [
    ([0, 1, 2], [0, 3, 1, 2]), ([0, 3, 1, 2], [0, 1]), ([0, 1, 2], [2, 1, 0]), ([], [0, 1]),
    ([1, 2], []), ([0, 1], [2, 3, 4]),
  ])
  func bothEndsAreAtRest(_ before: [Int], _ after: [Int]) {
    func check(_ style: some ListStyle) {
      let host = list([before, after], style: style)
      host.set(1, line, passing: 1)
      #expect(host.list == list([after], style: style).list)
      host.set(0, line, passing: 0.5)
      host.graph.settle()
      #expect(host.list == list([before], style: style).list)
    }
    check(.insetGrouped)
    check(.plain)
    check(.grouped)
  }

  /// Pieces of a card tile: no moment shows the ground between two rows.
  @Test(arguments: [0.1, 0.3, 0.5, 0.9]) func cardsStayWhole(_ time: Double) {
    let host = list([[0, 1, 2], [0, 3, 1, 4, 2]])
    host.set(1, line, passing: time)
    var environment = EnvironmentValues()
    environment.systemLook = .ios18
    let card = Self.cardColor.displayColor(in: environment)
    let end = 35 + 132 + 88 * time
    for y in stride(from: 36.0, to: end - 1, by: 1.7) {
      // Beside the contents, where separators may be.
      let color = DisplayList(size: CGSize(width: 320, height: 480), items: host.list.items)
        .color(at: CGPoint(x: 24, y: y))
      #expect(color.bytes == card.bytes, "at \(y)")
    }
  }

  /// Rows of another section slide over whole.
  @Test func sectionsBelowMakeRoom() {
    let host = Switched(width: 320, height: 480, environment: environment(.ios18)) { value in
      List {
        Section { ForEach(value == 0 ? [0] : [0, 1], id: \.self) { Self.row($0) } }
        Section { Self.row(2) }
      }
      .listStyle(.insetGrouped)
    }
    let before = shown(host, 2).first?.rect.minY ?? .nan
    host.set(1, line, passing: 0.25)
    #expect(isClose(shown(host, 2).first?.rect.minY, before + 11))
  }

  /// A card is the same one whatever section comes before it.
  @Test func cardsMoveBehindNewSections() {
    let host = Switched(width: 320, height: 480, environment: environment(.ios18)) { value in
      List {
        if value == 1 { Section { Self.row(0) } }
        Section {
          Self.row(1).listRowBackground(Color.pink)
          if value == 1 { Self.row(2).listRowBackground(Color.purple) }
        }
      }
      .listStyle(.insetGrouped)
    }
    let start = host.shown(.pink).first?.rect.minY ?? .nan
    host.set(1, line, passing: 0.5)
    let middle = host.shown(.pink).first?.rect.minY ?? .nan
    let below = host.shown(.purple).first
    host.graph.settle()
    let end = host.shown(.pink).first?.rect.minY ?? .nan
    #expect(end > start && isClose(middle, (start + end) / 2))
    #expect(isClose(below?.rect.minY, middle + 44))
    // What comes lies under what stays.
    #expect(below?.opacity == 0.5)
  }

  /// In painting order what comes is before what makes room for it.
  @Test func newRowsLieUnderTheOthers() throws {
    let host = list([[0, 1], [0, 2, 1]])
    host.set(1, line, passing: 0.5)
    let colors = host.list.shapes.map(\.color)
    let new = try #require(
      colors.firstIndex(of: Self.colors[2].displayColor(in: EnvironmentValues())))
    let next = try #require(
      colors.firstIndex(of: Self.colors[1].displayColor(in: EnvironmentValues())))
    #expect(new < next)
  }

  @Test func conditionsInRowsComeToo() {
    let host = Switched(width: 320, height: 480, environment: environment(.ios18)) { value in
      Form {
        VStack(alignment: .leading, spacing: 0) {
          Self.row(0)
          if value == 1 { Self.row(1) }
        }
        Self.row(2)
      }
    }
    host.set(1, line, passing: 0.5)
    // From the middle of a row of 44 to the top of one of 62.
    expect(shown(host, 0), [[32, 46.5, 40, 20]])
    expect(shown(host, 1), [[32, 66, 40, 20]], opacity: 0.5)
    expect(shown(host, 2), [[32, 100, 40, 20]])
  }

  @Test func rowsOfTheirOwnConditionComeAndGo() {
    let host = Switched(width: 320, height: 480, environment: environment(.ios18)) { value in
      Form {
        Self.row(0)
        if value == 1 { Self.row(1) }
        Self.row(2)
      }
    }
    host.set(1, line, passing: 0.5)
    expect(shown(host, 1), [[32, 91, 40, 20]], opacity: 0.5)
    expect(shown(host, 2), [[32, 113, 40, 20]])
    host.graph.settle()
    host.set(0, line, passing: 0.25)
    expect(shown(host, 1), [[32, 91, 40, 20]], opacity: 0.75)
    expect(shown(host, 2), [[32, 124, 40, 20]])
  }
}
