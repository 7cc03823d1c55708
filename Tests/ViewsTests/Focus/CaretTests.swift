import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct CaretTests {
  /// What a focused field paints at scale 3, and where its caret is.
  private func caret<V: View>(
    _ field: V, width: CGFloat = 200, color: UInt32 = 0x007AFF,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> (frame: CGRect, list: DisplayList) {
    var values = environment(.ios18, scale: 3)
    change(&values)
    let graph = mounted(field, width: width, height: 60, environment: values)
    let target = try #require(graph.focus.targets.first)
    graph.focus.move(to: target)
    graph.settle()
    var painter = Painter()
    graph.root?.paint(&painter)
    let list = DisplayList(size: CGSize(width: width, height: 60), items: painter.items)
    let shapes = list.items.compactMap { item -> CGRect? in
      guard case .shape(let shape) = item, shape.paint == .color(DisplayColor(hex: color)) else {
        return nil
      }
      return shape.path.boundingRect
    }
    return (try #require(shapes.first), list)
  }

  private func field(_ text: String) -> some View { TextField("Name", text: .constant(text)) }

  @Test func standsBeforeThePrompt() throws {
    let frame = try caret(field("")).frame
    #expect(
      frame.minX == 0 && isClose(frame.width, 2) && isClose(frame.height, 20.287, within: 0.01))
    #expect(isClose(frame.midY, 30, within: 0.4))
    let mirrored = try caret(field("")) { $0.layoutDirection = .rightToLeft }.frame
    #expect(mirrored.maxX == 200)
  }

  @Test func standsAfterTheText() throws {
    let short = try caret(field("a")).frame
    let long = try caret(field("aaaa")).frame
    let spaced = try caret(field("aaaa ")).frame
    #expect(short.minX > 5 && short.minX < 15)
    #expect(isClose(long.minX, short.minX * 4, within: 1))
    #expect(spaced.minX > long.minX + 2)
    // Right to left, letters of a left-to-right script still end at their right.
    let mirrored = try caret(field("aaaa")) { $0.layoutDirection = .rightToLeft }.frame
    #expect(mirrored.maxX == 200)
    let hebrew = try caret(field("שלום")) { $0.layoutDirection = .rightToLeft }.frame
    #expect(hebrew.minX < 180)
  }

  /// A text that is too long shows its end while the field has the focus.
  @Test func theEndOfALongTextIsShown() throws {
    let text = String(repeating: "word ", count: 30) + "end"
    let (frame, list) = try caret(field(text))
    #expect(isClose(frame.maxX, 200, within: 0.34))
    #expect(list.dump().contains("end"))
    #expect(!list.dump().contains("…"))
  }

  @Test func standsInTheLastLine() throws {
    let one = try caret(TextField("", text: .constant("one"), axis: .vertical)).frame
    let two = try caret(TextField("", text: .constant("one\ntwo"), axis: .vertical)).frame
    let open = try caret(TextField("", text: .constant("one\n"), axis: .vertical)).frame
    #expect(two.minY > one.minY)
    #expect(isClose(open.minX, 0, within: 0.5))
    #expect(open.midY > 30)
  }

  @Test func takesTheTint() throws {
    #expect(try caret(field("").tint(.red), color: 0xFF3B30).frame.minX == 0)
    #expect(try caret(field("").tint(.green).tint(.red), color: 0x34C759).frame.minX == 0)
  }

  @Test func secretsStayDots() throws {
    let (frame, list) = try caret(SecureField("Key", text: .constant("abc")))
    #expect(frame.minX > 10)
    #expect(list.dump().contains("•••") && !list.dump().contains("abc"))
  }

  /// Rule K5: Return in a field that grows begins a line; in any other it lets the focus go, unless
  /// what it does asks for the focus.
  @Test(arguments: [(nil, "a", false), (Axis.horizontal, "a", false), (.vertical, "a\n", true)])
  func returnEndsTheInput(axis: Axis?, text: String, keeps: Bool) throws {
    struct Page: View {
      let axis: Axis?
      @State var text = "a"
      var body: some View {
        VStack {
          if let axis {
            TextField("", text: $text, axis: axis)
          } else {
            TextField("", text: $text)
          }
          Text(text)
        }
      }
    }
    let graph = mounted(Page(axis: axis))
    let target = try #require(graph.focus.targets.first as? any TextInputTarget)
    graph.focus.move(to: target)
    graph.settle()
    target.submit()
    graph.settle()
    #expect(graph.texts.last == text)
    #expect((graph.focus.current != nil) == keeps)
  }
}
