import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Rules K1, K2; FR-123, FR-125, FR-127, FR-128.
@Suite @MainActor struct FocusStateTests {
  private enum Field: Hashable { case name, off, email, missing }

  /// Three fields of one state, and what buttons read right after they wrote.
  private struct Form: View {
    var start: Field?
    @FocusState private var field: Field?
    @State private var read = "-"
    @State private var hasEmail = true
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($field, equals: .name).accessibilityIdentifier(
          "name")
        TextField("Off", text: $text).focused($field, equals: .off).disabled(true)
        if hasEmail {
          TextField("Email", text: $text).focused($field, equals: .email)
            .accessibilityIdentifier("email")
        }
        ForEach(["name", "off", "email", "missing", "nil"], id: \.self) { name in
          Button(name) {
            field = Self.fields[name] ?? nil
            read = field.map { "\($0)" } ?? "nil"
          }
          .accessibilityIdentifier("to-\(name)")
        }
        Button("both") {
          field = .name
          field = .email
        }
        .accessibilityIdentifier("both")
        Button("remove") { hasEmail = false }.accessibilityIdentifier("remove")
        Button("add") {
          hasEmail = true
          field = .email
        }
        .accessibilityIdentifier("add")
        Text("\(field.map { "\($0)" } ?? "nil") \(read)")
      }
      .onAppear { field = start }
    }

    private static let fields: [String: Field?] = [
      "name": .name, "off": .off, "email": .email, "missing": .missing, "nil": nil,
    ]
  }

  private func current(_ graph: ViewGraph) -> String? {
    graph.focus.current.flatMap { target in
      ["name", "email", "first", "second"].first { name in
        graph.named(name).map { node in target.ancestor { $0 === node } != nil } == true
      } ?? "another"
    }
  }

  @Test(
    arguments: [
      // What is written can be read at once; what names no view that can have the focus is taken
      // back after the layout.
      ([], nil, "nil -"), (["to-name"], "name", "name name"),
      (["to-email"], "email", "email email"),
      (["to-name", "to-email"], "email", "email email"), (["to-off"], nil, "nil off"),
      (["to-name", "to-off"], nil, "nil off"), (["to-name", "to-missing"], nil, "nil missing"),
      (["to-name", "to-nil"], nil, "nil nil"), (["to-name", "to-name"], "name", "name name"),
      (["both"], "email", "email -"), (["to-email", "remove"], nil, "nil email"),
      (["to-name", "remove"], "name", "name name"), (["remove", "to-email"], nil, "nil email"),
      (["remove", "add"], "email", "email -"),
      (["to-name", "remove", "add"], "email", "email name"),
    ] as [([String], String?, String)])
  func writesMoveTheFocus(taps: [String], focus: String?, state: String) {
    let graph = mounted(Form(), height: 600)
    for tap in taps { #expect(graph.tap(tap)) }
    #expect(current(graph) == focus)
    #expect(graph.texts.last == state)
  }

  @Test(arguments: [(Field.name, "name"), (.email, "email"), (.off, nil), (nil, nil)])
  private func setOnAppear(start: Field?, focus: String?) {
    let graph = mounted(Form(start: start), height: 600)
    #expect(current(graph) == focus)
  }

  private struct Defaulted: View {
    var isAsked = false
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).focused($field, equals: .name)
          .accessibilityIdentifier("name")
        TextField("Email", text: .constant("")).focused($field, equals: .email)
          .accessibilityIdentifier("email")
      }
      .initialFocus($field, .email)
      .onAppear { if isAsked { field = .name } }
    }
  }

  @Test(arguments: [(false, "email"), (true, "name")])
  func aDefaultCountsWhereNothingIsAskedFor(isAsked: Bool, focus: String) {
    #expect(current(mounted(Defaulted(isAsked: isAsked))) == focus)
  }

  @Test func touchesWriteTheState() {
    let graph = mounted(Form(), height: 600)
    #expect(graph.tap("email"))
    #expect(graph.texts.last == "email -")
    #expect(graph.tap("name"))
    #expect(graph.texts.last == "name -")
    graph.focus.move(to: nil)
    graph.settle()
    #expect(graph.texts.last == "nil -")
  }

  /// Two fields with a state each.
  private struct Pair: View {
    @FocusState private var first: Bool
    @FocusState private var second: Bool
    @FocusState private var any: Bool
    @State private var changes = 0
    var body: some View {
      VStack {
        VStack {
          TextField("", text: .constant("")).focused($first).accessibilityIdentifier("first")
          TextField("", text: .constant("")).focused($second).accessibilityIdentifier("second")
        }
        .focused($any)
        Button("both") {
          second = true
          first = true
        }
        .accessibilityIdentifier("both")
        Button("any") { any = true }.accessibilityIdentifier("any")
        Button("none") { any = false }.accessibilityIdentifier("none")
        Text("\(first) \(second) \(any) \(changes)")
      }
      .onChange(of: first) { changes += 1 }
    }
  }

  @Test(
    arguments: [
      (["first"], "true false true 1"), (["first", "second"], "false true true 2"),
      (["both"], "true false true 1"), (["any"], "true false true 1"),
      (["second", "any"], "false true true 0"), (["second", "none"], "false false false 0"),
      (["first", "first"], "true false true 1"),
    ])
  func statesOfTruthFollow(taps: [String], state: String) {
    let graph = mounted(Pair(), height: 600)
    for tap in taps { #expect(graph.tap(tap)) }
    #expect(graph.texts.last == state)
  }

  /// The order is that of the views, whatever comes and goes; disabled ones are named, not focused.
  private struct Shuffled: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        ForEach(["c", "a", "b"].reversed(), id: \.self) { name in
          TextField(name, text: .constant("")).disabled(name == "a")
        }
        if isOpen { TextField("opened", text: .constant("")) }
        Text("focusable").focusable()
        Text("not").focusable(false)
        TextField("inner", text: .constant("")).focusable()
        TextField("clear", text: .constant("")).opacity(0)
        Button("open") { isOpen = true }.accessibilityIdentifier("open")
      }
      .overlay { TextField("over", text: .constant("")) }
    }
  }

  private func names(_ graph: ViewGraph) -> [String] {
    graph.focus.targets.filter(\.canBecomeFocused).map { target in
      let description = target.descriptionWithModifiers
      return description.label ?? "-"
    }
  }

  @Test func orderIsThatOfTheViews() {
    let graph = mounted(Shuffled(), height: 600)
    #expect(names(graph) == ["b", "c", "-", "inner", "clear", "over"])
    #expect(graph.tap("open"))
    #expect(names(graph) == ["b", "c", "opened", "-", "inner", "clear", "over"])
  }

  private struct Switching: View {
    @FocusState private var isFocused: Bool
    @State private var isOff = false
    @State private var tab = 0
    @State private var isPresented = false
    var body: some View {
      TabView(selection: $tab) {
        VStack {
          TextField("name", text: .constant("")).focused($isFocused).disabled(isOff)
            .accessibilityIdentifier("name")
          Button("off") { isOff = true }.accessibilityIdentifier("off")
          Button("other") { tab = 1 }.accessibilityIdentifier("other")
          Button("present") { isPresented = true }.accessibilityIdentifier("present")
          Text("\(isFocused)").accessibilityIdentifier("state")
        }
        .tag(0)
        Text("Other").tag(1)
      }
      .sheet(isPresented: $isPresented) { TextField("in", text: .constant("")) }
    }
  }

  /// Who can no longer have the focus loses it: disabled, out of sight, under a sheet.
  @Test(arguments: ["off", "other", "present"])
  func theFocusIsLost(by tap: String) {
    let graph = mounted(Switching(), height: 600)
    #expect(graph.tap("name"))
    #expect(graph.focus.current != nil)
    #expect(graph.tap(tap))
    #expect(graph.focus.current == nil)
  }

  @Test func theTopmostPresentationHasTheFocus() {
    let graph = mounted(Switching(), height: 600)
    #expect(graph.tap("present"))
    #expect(names(graph) == ["in"])
  }

  private struct Numbered: View {
    @FocusState private var index: Int?
    @State private var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        ForEach(Array(names.enumerated()), id: \.element) { index, name in
          TextField(name, text: .constant("")).focused($index, equals: index)
            .accessibilityIdentifier(name)
        }
        Button("remove") { names.removeFirst() }.accessibilityIdentifier("remove")
        Text(index.map { "\($0)" } ?? "nil")
      }
    }
  }

  /// A field keeps the focus when it is called by another value.
  @Test func theStateFollowsAnotherValue() {
    let graph = mounted(Numbered(), height: 600)
    #expect(graph.tap("c"))
    #expect(graph.texts.last == "2")
    #expect(graph.tap("remove"))
    #expect(graph.texts.last == "1")
    #expect(graph.focus.current?.descriptionWithModifiers.label == "c")
  }
}
