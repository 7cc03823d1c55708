import Geometry
import Previews
import ViewCore

/// A view that shows what it was given, for the previews of this file.
struct Sample: View {
  var text: String
  var body: some View { EmptyView() }
}

enum Size: String, CaseIterable {
  case small = "S"
  case large = "L"
}

enum Tone: CaseIterable {
  case quiet
  case loudAndClear
}

struct Unknown {}

#Preview {
  Sample(text: "unnamed")
}

#Preview("Named") { Sample(text: "named") }

#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft, .fixedLayout(width: 3, height: 4)) {
  Sample(text: "traits")
}

#Preview("Controls") {
  @Previewable @State var isOn = true
  @Previewable @State var count = 3
  @Previewable @State var ratio: Double = 0.5
  @Previewable @State var width: CGFloat = 12
  @Previewable @State var title: String = "Hello"
  @Previewable @State var size: Size = .small
  @Previewable @State var tone = Tone.loudAndClear
  @Previewable @State var day: Date = Date(timeIntervalSinceReferenceDate: 0)
  @Previewable @State var note: String? = nil
  @Previewable @State var limit: Int?
  @Previewable @State var tags = ["a", "b,c"]
  @Previewable @State var unknown = Unknown()
  @Previewable @State(initialValue: 7) var seven: Int
  @Previewable @Namespace var namespace
  @Previewable @State var `default` = false
  let joined = "\(isOn) \(count) \(title)"
  if isOn {
    Sample(text: joined)
  } else {
    EmptyView()
  }
}

#Preview("Statements") {
  let text = "state" + "ments"
  let _ = text.count
  Sample(text: text)
  Sample(text: "second")
}

#Preview("Return") {
  var text = "re"
  text += "turn"
  return Sample(text: text)
}

struct Outer {
  #Preview("Nested") { Sample(text: "nested") }
}

struct Shared: PreviewModifier {
  static func makeSharedContext() async throws -> String {
    await Task.yield()
    return "shared"
  }

  func body(content: Content, context: String) -> some View {
    Group {
      content
      Sample(text: context)
    }
  }
}

struct Plain: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content }
}

#Preview("Plain", traits: .modifier(Plain())) { Sample(text: "plain") }

#Preview("Modified", traits: .modifier(Shared())) { Sample(text: "modified") }

#Preview("Local") {
  struct Host: View {
    var text = "local"
    var body: some View { Sample(text: text) }
  }
  return Host()
}

extension EnvironmentValues {
  @Entry var sampleTitle: String = "none"
  @Entry var sampleCount = 4
  @Entry var sampleNote: String?
}

extension Transaction {
  @Entry var isSample: Bool = false
}

struct Sample_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Sample(text: "first").previewDisplayName("First")
      ForEach(0..<2) { Sample(text: "row \($0)") }
    }
    .previewLayout(.sizeThatFits)
    Sample(text: "device").previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft)
  }
}
