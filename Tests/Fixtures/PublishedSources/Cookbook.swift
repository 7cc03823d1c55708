import SwiftUI
import UIKit

// A kitchen's app in the manner of tutorials: a path that is kept in a file, tabs under a bar of its own,
// measurements in words, and a slider with a thick track.

struct Dish: Identifiable, Hashable, Codable {
  let id = UUID()
  var name: String
  private enum CodingKeys: String, CodingKey { case name }
}

@Observable
final class DishStore {
  var path: NavigationPath { didSet { save() } }
  private let file = URL.documentsDirectory.appending(path: "Path")

  init() {
    if let data = try? Data(contentsOf: file),
      let kept = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    {
      path = NavigationPath(kept)
      return
    }
    path = NavigationPath()
  }

  private func save() {
    guard let representation = path.codable else { return }
    try? JSONEncoder().encode(representation).write(to: file)
  }
}

struct DishList: View {
  @State private var dishes = [Dish(name: "Soup"), Dish(name: "Bread")]
  @Namespace private var namespace

  var body: some View {
    List($dishes, id: \.id) { $dish in
      NavigationLink {
        TextField(dish.name, text: $dish.name)
          .navigationTransition(.zoom(sourceID: dish.id, in: namespace))
      } label: {
        Text(dish.name)
          .matchedTransitionSource(id: dish.id, in: namespace) { source in
            source.background(.clear).clipShape(.rect(cornerRadius: 12))
          }
      }
    }
    .textScale(.secondary)
    .clipShape(.buttonBorder)
  }
}

struct KitchenTabs: View {
  enum Page: String, CaseIterable { case dishes, search }
  struct Place {
    var position: ScrollPosition = .init()
    var isAtEnd = false
  }
  @State private var page = Page.dishes
  @State private var places: [Place] = .init(repeating: .init(), count: 2)
  @State private var position = ScrollPosition()

  var body: some View {
    TabView(selection: $page) {
      Tab.init(value: .dishes) { DishList().toolbarVisibility(.hidden, for: .tabBar) }
      Tab(value: .search, role: .search) { ScrollView { amounts }.scrollPosition($position) }
    }
  }

  private var amounts: some View {
    ForEach(0..<3, id: \.self) { step in
      Text(amount(cups: Double(step + 1)))
        .frame(width: CGFloat(280 - (step * 40)), height: CGFloat(60 - (step * 8)))
    }
  }

  private func amount(cups: Double) -> String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    return formatter.string(from: Measurement(value: cups, unit: UnitVolume.cups))
  }
}

struct NotesColumns: View {
  @State private var note = ""
  @State private var selection: TextSelection?
  @State private var level = 1
  private let steps = (1...3).publisher.breakpoint(receiveOutput: { $0 == 2 })

  var body: some View {
    TextField("Note", text: $note, selection: $selection)
      .onChange(of: selection) { _, new in
        if case .selection(let range) = new?.indices { print(note[range]) }
      }
      .onReceive(steps) { level = $0 }
    Stepper(onIncrement: { level += 1 }, onDecrement: { level -= 1 }) { Text("Level \(level)") }
    NavigationView { Text("Notes") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
    Image(uiImage: #imageLiteral(resourceName: "plate"))
  }
}

final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.trackRect(forBounds: bounds)
    rect.size.height = 12
    return rect
  }
}

struct SecretField: UIViewRepresentable {
  var rules: UITextInputPasswordRules?

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.passwordRules = rules
    field.clearsOnInsertion = true
    field.smartDashesType = .no
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.superview?.description.hasPrefix("<UIScrollView") == true
      || field.bounds.size.equalTo(.zero)
    {
      field.placeholder = "Secret"
    }
  }
}

final class Previewer: NSObject, UIDocumentInteractionControllerDelegate {
  func show(_ url: URL) {
    let controller = UIDocumentInteractionController(url: url)
    controller.delegate = self
    controller.presentPreview(animated: true)
  }

  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}

enum Loading {
  static let cache = URLCache(
    memoryCapacity: 4_000_000, diskCapacity: 20_000_000,
    directory: FileManager.default.temporaryDirectory)

  static func isMail(_ text: String) -> Bool {
    !text.ranges(of: /[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}/.ignoresCase()).isEmpty
  }
}

extension Array where Element == NSItemProvider {
  /// Loads the first object of a type that is offered.
  func loadFirst<T: NSItemProviderReading>(_ type: T.Type, then use: @escaping (T) -> Void) -> Bool
  {
    guard let provider = first(where: { $0.canLoadObject(ofClass: type) }) else { return false }
    provider.loadObject(ofClass: type) { object, _ in
      if let object { use(object) }
    }
    return true
  }
}
