import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Sizes of controls in each look. Sources: facts.md §4, rules C1 to C5.
@Suite @MainActor struct ControlSizeTests {
  private static let controls: [(String, AnyView)] = [
    ("switch", AnyView(Toggle("T", isOn: .constant(true)).labelsHidden())),
    ("stepper", AnyView(Stepper("S", value: .constant(1)).labelsHidden())),
    ("slider", AnyView(Slider(value: .constant(0.5)))),
    (
      "segments",
      AnyView(
        Picker("P", selection: .constant(1)) {
          Text("A").tag(1)
          Text("B").tag(2)
        }.pickerStyle(.segmented))
    ),
    ("bar", AnyView(ProgressView(value: 0.5))),
    ("spinner", AnyView(ProgressView())),
    ("field", AnyView(TextField("F", text: .constant("")).textFieldStyle(.roundedBorder))),
  ]

  @Test(
    arguments: [
      ("switch", SystemLook.ios18, 51.0, 31.0), ("switch", .ios26, 66, 30),
      ("stepper", .ios18, 94, 32), ("stepper", .ios26, 94, 32),
      ("slider", .ios18, 300, 34), ("slider", .ios26, 300, 31),
      ("segments", .ios18, 300, 32), ("segments", .ios26, 300, 31),
      ("bar", .ios18, 300, 4), ("spinner", .ios26, 20, 20), ("field", .ios18, 300, 34),
      ("field", .macos26, 300, 24),
    ])
  func sizes(name: String, look: SystemLook, width: CGFloat, height: CGFloat) throws {
    let control = try #require(Self.controls.first { $0.0 == name }).1
    let graph = mounted(
      control.accessibilityIdentifier("control"), environment: environment(look))
    #expect(frames(graph)["control"]?.size == CGSize(width: width, height: height))
  }

  @Test(
    arguments: [
      (ControlSize.small, 8.0), (.regular, 14), (.large, 30), (.extraLarge, 30),
    ])
  func platesGrowWithTheControlSize(size: ControlSize, more: CGFloat) throws {
    let label = Text("L").accessibilityIdentifier("label")
    let graph = mounted(
      Button(action: {}, label: { label }).buttonStyle(.bordered).controlSize(size)
        .accessibilityIdentifier("button"), environment: environment(.ios18))
    let found = frames(graph)
    let button = try #require(found["button"])
    let text = try #require(found["label"])
    #expect(button.height - text.height == more)
  }

  /// Rule C9: in a row of a list the control sticks out of a frame as high as its label.
  @Test func switchesStickOutOfRows() throws {
    let graph = mounted(
      List {
        Toggle(isOn: .constant(true)) { Text("Label").accessibilityIdentifier("label") }
          .accessibilityIdentifier("toggle")
      }, width: 320, height: 200, environment: environment(.ios26))
    let found = frames(graph)
    #expect(found["toggle"]?.height == found["label"]?.height)
    #expect(found["toggle"]?.width == 256)
  }
}
