import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// A stack of many children places what lies in a child as soon as the child is measured. That is a
/// matter of speed alone: nothing lands elsewhere, and nothing is done twice.
@Suite @MainActor struct LongListTests {
  /// Placements and readings, counted.
  final class Tally {
    var placements = 0
    var readings: [Int: [CGFloat]] = [:]
  }

  struct CountedLayout: Layout {
    let tally: Tally

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      tally.placements += 1
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  struct Row: View {
    let index: Int
    let tally: Tally

    var body: some View {
      HStack(spacing: 0) {
        CountedLayout(tally: tally) { Color.red.frame(width: CGFloat(index % 7) + 10, height: 20) }
        Spacer()
        Color.blue.frame(width: 30).accessibilityIdentifier("end \(index)")
      }
      .frame(height: 20)
      .padding(.vertical, 2)
    }
  }

  struct Rows: View {
    let count: Int
    let tally: Tally

    var body: some View {
      VStack(spacing: 0) {
        Color.green.frame(width: 40, height: 8)
        ForEach(0..<count, id: \.self) { Row(index: $0, tally: tally) }
      }
      .padding(10)
    }
  }

  /// On both sides of the number from which a list is a long one.
  @Test(arguments: [100, 300])
  func rowsAreWhereTheyAreInAShortList(count: Int) throws {
    let graph = mounted(Rows(count: count, tally: Tally()), width: 200, height: 8_000)
    let all = frames(graph)
    let height = CGFloat(count) * 24 + 28
    for index in [0, 1, count / 2, count - 1] {
      let frame = try #require(all["end \(index)"])
      let top = (8_000 - height) / 2 + 10 + 8 + CGFloat(index) * 24 + 2
      #expect(frame == CGRect(x: 160, y: top, width: 30, height: 20))
    }
  }

  @Test(arguments: [100, 300])
  func eachRowIsPlacedOnce(count: Int) {
    let tally = Tally()
    _ = mounted(Rows(count: count, tally: tally), width: 200, height: 8_000)
    #expect(tally.placements == count)
  }

  /// Inside what places content of its own accord.
  @Test func eachRowOfAScrolledListIsPlacedOnce() {
    let tally = Tally()
    _ = mounted(ScrollView { Rows(count: 300, tally: tally) }, width: 393, height: 852)
    #expect(tally.placements == 300)
  }

  /// A bar's height is known before its screen is laid out.
  @Test(arguments: [SystemLook.ios18, .ios26], [true, false])
  func eachRowOfAScreenUnderABarIsPlacedOnce(look: SystemLook, isInline: Bool) {
    for scrolls in [true, false] {
      let tally = Tally()
      let graph = mounted(
        NavigationStack {
          Group {
            if scrolls {
              ScrollView { Rows(count: 300, tally: tally) }
            } else {
              Rows(count: 300, tally: tally)
            }
          }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(isInline ? .inline : .large)
          .toolbar { Button("Add") {} }
        }, width: 393, height: 8_000, environment: environment(look))
      #expect(graph.texts.contains("Title"))
      #expect(tally.placements == 300)
    }
  }

  /// A screen that is pushed knows its bar as well.
  @Test func eachRowOfAPushedScreenIsPlacedOnce() {
    let tally = Tally()
    let graph = mounted(
      NavigationStack {
        NavigationLink("Go") {
          ScrollView { Rows(count: 300, tally: tally) }.navigationTitle("Second")
        }
        .accessibilityIdentifier("go")
      }, width: 393, height: 852)
    #expect(tally.placements == 0)
    #expect(graph.tap("go"))
    #expect(graph.texts.contains("Second"))
    #expect(tally.placements == 300)
  }

  struct Choice: View {
    let tally: Tally

    var body: some View {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          ForEach(0..<300, id: \.self) { index in
            CountedLayout(tally: tally) { Color.red.frame(height: 4) }.frame(minWidth: 20)
          }
        }
        Text("beside").layoutPriority(1).accessibilityIdentifier("beside")
      }
    }
  }

  /// Only the size that counts is placed, however often the list is measured before.
  @Test func whatIsMeasuredForARangeIsNotPlaced() {
    let tally = Tally()
    _ = mounted(Choice(tally: tally), width: 200, height: 2_000)
    #expect(tally.placements == 300)
  }

  struct Readers: View {
    let tally: Tally

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<300, id: \.self) { index in
          GeometryReader { proxy in
            let _ = tally.readings[index, default: []].append(proxy.frame(in: .global).minY)
            Color.red.frame(width: proxy.size.width / 2)
              .accessibilityIdentifier("half \(index)")
          }
          .frame(height: 10)
        }
      }
    }
  }

  /// A reader may be built before its list is placed: what it reads of places comes right.
  @Test func whatIsReadOfPlacesComesRight() throws {
    let tally = Tally()
    let graph = mounted(Readers(tally: tally), width: 200, height: 4_000)
    let all = frames(graph)
    for index in [0, 150, 299] {
      let top = 500 + CGFloat(index) * 10
      #expect(all["half \(index)"] == CGRect(x: 0, y: top, width: 100, height: 10))
      let readings = try #require(tally.readings[index])
      #expect(readings.last == top)
      #expect(readings.count <= 2)
    }
  }
}
