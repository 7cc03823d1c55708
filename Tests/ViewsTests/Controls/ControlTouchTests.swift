import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct ControlTouchTests {
  private struct Board: View {
    @State private var isOn = false
    @State private var choice: String? = "b"
    @State private var count = 1
    @State private var isExpanded = false
    @State private var taps = 0
    @State private var presses = 0

    var body: some View {
      VStack {
        Toggle("Toggle", isOn: $isOn).accessibilityIdentifier("toggle")
        Picker("Picker", selection: $choice) {
          ForEach(["a", "b"], id: \.self) { Text($0).accessibilityIdentifier("segment-\($0)") }
        }
        .pickerStyle(.segmented)
        Stepper("Stepper", value: $count, in: 0...2).accessibilityIdentifier("stepper")
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("inside") }
          .accessibilityIdentifier("more")
        Color.red.onTapGesture { taps += 1 }.accessibilityIdentifier("once")
        Color.red.onTapGesture(count: 2) { taps += 10 }.accessibilityIdentifier("twice")
        Color.red.gesture(
          TapGesture().onEnded { taps += 100 }.simultaneously(
            with: LongPressGesture().onEnded { _ in presses += 1 })
        )
        .accessibilityIdentifier("gesture")
        Color.red.onTapGesture { taps += 1000 }.allowsHitTesting(false)
          .accessibilityIdentifier("through")
        Text("\(isOn) \(choice ?? "nil") \(count) \(taps) \(presses)")
      }
    }
  }

  @Test(
    arguments: [
      (["toggle"], "true b 1 0 0"),
      (["toggle", "toggle"], "false b 1 0 0"),
      (["segment-a"], "false a 1 0 0"),
      // A stepper's first half lowers, and stops at its bound.
      (["stepper", "stepper"], "false b 0 0 0"),
      (["once", "once"], "false b 1 2 0"),
      (["twice"], "false b 1 0 0"),
      (["gesture"], "false b 1 100 0"),
      (["through"], "false b 1 0 0"),
    ])
  func touchesChangeState(names: [String], state: String) {
    let graph = mounted(Board(), width: 320, height: 600)
    for name in names { _ = graph.tap(name) }
    #expect(graph.texts.last == state)
  }

  @Test func disclosureBuildsItsContentWhenOpen() {
    let graph = mounted(Board(), width: 320, height: 600)
    #expect(!graph.texts.contains("inside"))
    #expect(graph.tap("more"))
    #expect(graph.texts.contains("inside"))
  }

  @Test func disabledControlsTakeNoTouch() {
    let graph = mounted(Board().disabled(true), width: 320, height: 600)
    for name in ["toggle", "stepper", "once", "gesture"] { #expect(!graph.tap(name), "\(name)") }
    #expect(graph.texts.last == "false b 1 0 0")
  }

  /// A style that builds the control again gets the style around its own.
  @Test func stylesNest() {
    struct Framed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).accessibilityIdentifier("framed")
      }
    }
    let graph = mounted(
      Label("Title", systemImage: "star").labelStyle(Framed()).labelStyle(.titleOnly))
    let bare = mounted(Text("Title").accessibilityIdentifier("framed"))
    #expect(frames(graph)["framed"]?.size == frames(bare)["framed"]?.size)
  }

  @Test(
    arguments: [
      (PickerStyleCase.menu, "Two"), (.inline, "One"), (.wheel, "One"),
    ])
  func menusShowTheCurrentOption(style: PickerStyleCase, first: String) {
    let picker = Picker("P", selection: .constant(2)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    let view: AnyView =
      switch style {
      case .menu: AnyView(picker.pickerStyle(.menu))
      case .inline: AnyView(List { picker.pickerStyle(.inline) })
      case .wheel: AnyView(picker.pickerStyle(.wheel))
      }
    #expect(mounted(view).texts.first == first)
  }

  enum PickerStyleCase { case menu, inline, wheel }
}
