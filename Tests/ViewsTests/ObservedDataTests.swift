import Combine
import Geometry
import LayoutCore
import Observation
import Testing
import ViewCore
import Views

/// Data that views follow: a box is as wide as its object says.
@Suite @MainActor struct ObservedDataTests {
  final class Model: ObservableObject {
    @Published var width: CGFloat = 10
    @Published var height: CGFloat = 10
    @Published var other = 0
  }

  @Observable final class Record {
    var width: CGFloat = 10
  }

  struct Box: View {
    @ObservedObject var model: Model
    var body: some View {
      Color.red.frame(width: model.width, height: 5).accessibilityIdentifier("box")
    }
  }

  struct BindingBox: View {
    @Binding var width: CGFloat
    var body: some View {
      Color.red.frame(width: width, height: 5).accessibilityIdentifier("box")
        .onAppear { width += 7 }
    }
  }

  @Test func observedObjectIsFollowed() {
    let model = Model()
    let graph = mounted(Box(model: model))
    #expect(frames(graph)["box"]?.width == 10)
    model.width = 40
    graph.settle()
    #expect(frames(graph)["box"]?.width == 40)
  }

  @Test func anotherObservedObjectTakesOver() {
    let (first, second) = (Model(), Model())
    let graph = mounted(Box(model: first))
    graph.update(Box(model: second), environment: EnvironmentValues())
    graph.settle()
    second.width = 33
    graph.settle()
    #expect(frames(graph)["box"]?.width == 33)
  }

  struct Owner: View {
    static var made = 0
    @StateObject var model = make()
    @State var rebuilds = 0
    static func make() -> Model {
      made += 1
      return Model()
    }
    var body: some View {
      BindingBox(width: $model.width)
        .onAppear { rebuilds += 1 }
        .onChange(of: rebuilds) { model.width += 100 }
    }
  }

  @Test func stateObjectIsMadeOnceAndBinds() {
    Owner.made = 0
    let graph = mounted(Owner())
    #expect(Owner.made == 1)
    #expect(frames(graph)["box"]?.width == 117)
  }

  struct EnvironmentReader: View {
    @EnvironmentObject var model: Model
    var body: some View { BindingBox(width: $model.width) }
  }

  @Test func environmentObjectIsFollowedAndBinds() {
    let model = Model()
    let graph = mounted(EnvironmentReader().environmentObject(model))
    #expect(model.width == 17)
    #expect(frames(graph)["box"]?.width == 17)
  }

  @Test func missingEnvironmentObjectIsAWarning() {
    let graph = mounted(
      VStack(spacing: 0) {
        EnvironmentReader()
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("rest")
      })
    #expect(frames(graph)["box"] == nil)
    #expect(frames(graph)["rest"] == CGRect(x: 140, y: 90, width: 20, height: 20))
    #expect(graph.diagnostics.map(\.kind) == [.missingObject])
    #expect(graph.diagnostics[0].message.hasPrefix("No ObservableObject of type Model found."))
  }

  struct RecordReader: View {
    @Environment(Record.self) var record
    var body: some View {
      @Bindable var record = record
      BindingBox(width: $record.width)
    }
  }

  @Test func observableInTheEnvironmentBinds() {
    let record = Record()
    let graph = mounted(RecordReader().environment(record))
    #expect(frames(graph)["box"]?.width == 17)
    record.width = 50
    graph.settle()
    #expect(frames(graph)["box"]?.width == 50)
  }

  @Test func missingObservableIsAWarning() {
    #expect(mounted(RecordReader()).diagnostics.map(\.kind) == [.missingObject])
  }

  @Test func objectPutThereLaterIsFound() {
    let graph = mounted(AnyView(EnvironmentReader()))
    graph.update(
      AnyView(EnvironmentReader().environmentObject(Model())), environment: EnvironmentValues())
    graph.settle()
    #expect(frames(graph)["box"]?.width == 17)
  }

  struct Optional: View {
    @Environment(Record.self) var record: Record?
    var body: some View {
      Color.red.frame(width: record?.width ?? 3, height: 5).accessibilityIdentifier("box")
    }
  }

  @Test func optionalObservableMayBeMissing() {
    let graph = mounted(Optional())
    #expect(frames(graph)["box"]?.width == 3)
    #expect(graph.diagnostics.isEmpty)
  }
}
