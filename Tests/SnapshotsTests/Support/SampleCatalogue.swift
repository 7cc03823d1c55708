import GalleryStories
import Geometry
import Previews
import ViewCore
import Views

/// A story with a control of every kind, and what interactions need.
struct SampleStory: View {
  @State var title = "Hello"
  @State var selection: String? = "round-trip"
  @State var count = 3
  @State var ratio = 0.5
  @State var isOn = false
  @State var tags = ["a", "b"]
  @State var device = "phone"
  @State var taps = 0

  var body: some View {
    VStack(spacing: 8) {
      Text(title).accessibilityIdentifier("title")
      HStack(spacing: 0) {
        ForEach(["round-trip", "one-way", "multi"], id: \.self) { option in
          Button(option == "multi" ? "Same" : option.capitalized) {
            selection = option
            taps += 1
          }
          .accessibilityIdentifier(option == selection ? "selected" : "other-\(option)")
        }
      }
      Button("Same") { taps += 10 }.accessibilityIdentifier("ten")
      Button("Never") { taps += 100 }.disabled(true)
      Text("taps \(taps)").accessibilityIdentifier("taps")
      Color.blue.frame(width: CGFloat(count) * 10, height: 10).accessibilityIdentifier("bar")
    }
  }
}

/// Three places for the focus, of which one is disabled; the last is no field.
struct FocusStory: View {
  @State private var name = ""
  @FocusState private var field: String?

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .focused($field, equals: "name").accessibilityIdentifier("name")
      TextField("Off", text: $name)
        .focused($field, equals: "off").disabled(true).accessibilityIdentifier("off")
      Text("Email").focusable().focused($field, equals: "email").accessibilityIdentifier("email")
      Text("\(field ?? "none") \(name)").accessibilityIdentifier("state")
    }
    .onSubmit { field = "email" }
  }
}

/// A sheet, and a count that a task raises after a second.
struct TimedStory: View {
  @State private var isOpen = false
  @State private var isWaiting = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Open") { isOpen = true }.accessibilityIdentifier("open")
      Button("Later") { isWaiting = true }.accessibilityIdentifier("later")
      Text("\(count)").accessibilityIdentifier("count")
    }
    .sheet(isPresented: $isOpen) { Text("Sheet") }
    .task(id: isWaiting) {
      guard isWaiting else { return }
      try? await Task.sleep(for: .seconds(1))
      count += 1
    }
  }
}

/// A component `sample` of two stories, and `plain` without controls.
@MainActor enum SampleCatalogue {
  static let catalogue = Catalogue(
    previews: [
      preview("First", line: 1, controls: controls, type: SampleStory.self) { SampleStory() },
      preview("Second", line: 20, controls: controls, type: SampleStory.self) {
        SampleStory(title: "Second")
      },
      preview("Rows", file: "Plain", line: 1) {
        VStack(spacing: 0) {
          ForEach([UUID(), UUID()], id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
        }
      },
      preview("Rows", file: "Scrolling", line: 1) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 20) }
          }
        }
        .frame(width: 50, height: 100)
        .accessibilityIdentifier("list")
      },
      preview("Fields", file: "Fields", line: 1) { FocusStory() },
      preview("Timed", file: "Timed", line: 1) { TimedStory() },
      preview("Screens", file: "Screens", line: 1) { ScreensStory() },
    ],
    declarations: [
      ComponentDeclaration(
        component: Component(
          "sample", group: "Samples", summary: "One of each.", canvas: .fit,
          controls: [
            Control(
              "selection",
              choices: [.init("round-trip", title: "Round trip"), "one-way", "multi"]),
            Control("count", range: 0...10),
          ],
          steps: [
            Step("One way", "The second is chosen.", query: "selection=one-way"),
            Step("Pressed", "The first is held.", query: "pressed=round-trip"),
          ]),
        source: SourcePlace(fileID: "Samples/Sample.swift", line: 90))
    ])

  private static func preview(
    _ title: String, file: String = "Sample", line: Int, controls: [PreviewControl] = [],
    type: Any.Type? = nil, _ content: @escaping @MainActor () -> any View
  ) -> PreviewRecord {
    PreviewRecord(
      title: title, source: SourcePlace(fileID: "Samples/\(file).swift", line: line),
      controls: controls, stateType: type, makeContent: content)
  }

  private static var controls: [PreviewControl] {
    func control<Value: Sendable>(_ name: String, _ value: Value) -> PreviewControl? {
      ControlCodec.of(Value.self).map {
        PreviewControl(name: name, codec: $0, initialValue: { value })
      }
    }
    return [
      control("title", "Hello"), control("selection", String?.some("round-trip")),
      control("count", 3), control("ratio", 0.5), control("isOn", false),
      control("tags", ["a", "b"]), control("device", "phone"),
    ].compactMap(\.self)
  }
}
