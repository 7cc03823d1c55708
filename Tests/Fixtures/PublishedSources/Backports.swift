import OSLog
import SwiftUI

// In the manner of packages that bring newer containers to older systems, and of the previews in them.

private let log = Logger(subsystem: "backports", category: "layout")

/// A column whose views are parted by rules.
public struct RuledColumn<Content: View>: View {
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  public var body: some View {
    _VariadicView.Tree(RuledColumnLayout()) { content() }
  }
}

struct RuledColumnLayout: _VariadicView_UnaryViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack(alignment: .leading, spacing: 8) {
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
}

struct RankTrait: _ViewTraitKey {
  static var defaultValue = 0
}

extension View {
  func rank(_ rank: Int) -> some View { _trait(RankTrait.self, rank) }

  func ranked() -> some View { _VariadicView.Tree(RankedLayout()) { self } }
}

private struct RankedLayout: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children.sorted { $0[RankTrait.self] < $1[RankTrait.self] }) { $0 }
  }
}

struct EditableTasks: View {
  struct Task: Identifiable {
    var id = UUID()
    var name: String
    var isDone = false
  }

  @State private var tasks = [Task(name: "Water"), Task(name: "Bread", isDone: true)]

  var body: some View {
    let _ = Self._printChanges()
    List($tasks, editActions: .all) { $task in
      Toggle(task.name, isOn: $task.isDone)
    }
    .toolbar {
      Button(role: .close) { log.debug("closed") }
    }
  }
}

struct SectionOfTasks: View {
  @State private var names = ["a", "b"]
  var body: some View {
    List {
      ForEach($names, id: \.self, editActions: [.move]) { $name in TextField("Name", text: $name) }
    }
  }
}

struct Meter: View {
  var value: Double
  var body: some View {
    VStack {
      Gauge(value: value, in: 0...100) {
        Text("kW")
      } currentValueLabel: {
        Text(value, format: .number)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.green, .yellow, .red]))

      ControlGroup {
        Button("Less", systemImage: "minus") {}
        Button("More", systemImage: "plus") {}
      }
      .controlGroupStyle(.navigation)

      Button("Done") {}.buttonStyle(.glass)
      Button("Save") {}.buttonStyle(.glassProminent)
      Text("^[\(Int(value)) step](inflect: true)").tint(Color.accentColor)
      RoundedRectangle(cornerRadius: 5).stroke(.gray, lineWidth: 2).fill(Color(Color.blue))
      Circle().fill(.white).strokeBorder(.red, lineWidth: 2).frame(width: 20)
    }
    .scenePadding()
  }
}

/// A window over all others, placed by a notification of the keyboard.
@MainActor
final class NoticeWindow: ObservableObject {
  private var window: UIWindow?
  @Published var inset: CGFloat = 0
  private let start = CACurrentMediaTime()

  func show(_ text: String, after notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    inset = value?.cgRectValue.height ?? CGRectMake(0, 0, 0, 12).height
    let elapsed: CFTimeInterval = CACurrentMediaTime() - start
    log.info("shown after \(elapsed)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.windowLevel = .alert + 1
    window?.rootViewController = UIHostingController(rootView: Text(text))
  }
}

struct TintedTitle: View {
  typealias Body = ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>>
  var body: Body {
    ModifiedContent(
      content: Text("Title"),
      modifier: _EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 1))
  }
}

#Preview("Column") {
  struct Host: View {
    @State private var isOn = true
    var body: some View {
      RuledColumn {
        Text("One").rank(2)
        Toggle("Two", isOn: $isOn).rank(1)
      }
    }
  }

  return Host()
}

#Preview {
  Meter(value: 40)
}
