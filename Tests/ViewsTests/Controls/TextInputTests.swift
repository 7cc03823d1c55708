import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct TextInputTests {
  private struct Fields: View {
    @State var text = ""
    @State var number = 5
    @State var submitted = 0
    var body: some View {
      VStack {
        TextField("title", text: $text).accessibilityIdentifier("text")
        TextField("number", value: $number, format: .number).accessibilityIdentifier("number")
        SecureField("secret", text: $text).accessibilityIdentifier("secret")
        TextField("off", text: $text).disabled(true).accessibilityIdentifier("off")
        Text("\(text) \(number) \(submitted)")
      }
      .onSubmit { submitted += 1 }
    }
  }

  private func target(_ name: String, in graph: ViewGraph) -> (any TextInputTarget)? {
    func find(_ node: ViewNode) -> (any TextInputTarget)? {
      (node as? any TextInputTarget) ?? node.layoutChildren.lazy.compactMap(find).first
    }
    return graph.named(name).flatMap(find)
  }

  @Test(
    arguments: [
      ("text", "Hi", "Hi 5 1"), ("number", "12", " 12 1"), ("number", "no", " 5 1"),
      ("secret", "abc", "abc 5 1"),
    ])
  func fieldsTakeText(name: String, typed: String, state: String) throws {
    let graph = mounted(Fields())
    let field = try #require(target(name, in: graph))
    #expect(field.canBecomeFocused)
    #expect(field.setText(typed))
    field.submit()
    graph.settle()
    #expect(graph.texts.last == state)
  }

  @Test func disabledFieldsTakeNone() throws {
    let graph = mounted(Fields())
    let field = try #require(target("off", in: graph))
    #expect(!field.canBecomeFocused && !field.setText("x"))
  }

  @Test func promptsStandInForMissingText() {
    let graph = mounted(Fields())
    #expect(graph.texts == ["title", "5", "secret", "off", " 5 0"])
  }

  @Test func secretsAreDots() throws {
    let graph = mounted(Fields())
    _ = target("secret", in: graph)?.setText("abc")
    graph.settle()
    #expect(graph.texts == ["abc", "5", "•••", "abc", "abc 5 0"])
  }

  /// facts.md §1: a plain field of 17 points is 21 high at scale 3; another line adds its height.
  @Test(arguments: [("one", 21.0), ("one\ntwo", 42)])
  func heights(text: String, height: CGFloat) {
    let graph = mounted(
      TextField("", text: .constant(text), axis: .vertical).accessibilityIdentifier("field"),
      environment: environment(.ios18, scale: 3))
    let found = frames(graph)["field"]?.height ?? 0
    #expect(abs(found - height) < 1.5)
  }

  /// A style of one's own decorates the bare field.
  @Test func stylesDecorate() {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(10).accessibilityIdentifier("boxed")
      }
    }
    let graph = mounted(
      TextField("title", text: .constant("")).textFieldStyle(Boxed()),
      environment: environment(.ios18, scale: 3))
    #expect(frames(graph)["boxed"]?.height == 41)
  }
}
