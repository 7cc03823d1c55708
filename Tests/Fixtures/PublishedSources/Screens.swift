import SwiftUI

@Observable
final class Library {
  struct Book: Identifiable, Hashable {
    let id: Int; var title: String; var author: String; var isRead = false; var progress = 0.3
  }
  var books: [Book] = (1...8).map { Book(id: $0, title: "Book \($0)", author: "Author \($0 % 3)") }
  var path = NavigationPath()
  @ObservationIgnored var cache: [Int: String] = [:]
}

enum SortOrderChoice: String, CaseIterable, Identifiable {
  case title, author; var id: Self { self }
}

struct LibraryScreen: View {
  @State private var library = Library()
  @State private var query = ""
  @State private var sort = SortOrderChoice.title
  @State private var selected: Library.Book?
  @State private var isConfirming = false
  @State private var isShowingSettings = false
  @SceneStorage("tab") private var tab = 0
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var scenePhase

  private var shown: [Library.Book] {
    library.books
      .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
      .sorted { sort == .title ? $0.title < $1.title : $0.author < $1.author }
  }

  var body: some View {
    @Bindable var library = library
    NavigationStack(path: $library.path) {
      List {
        Section {
          ForEach(shown) { book in
            NavigationLink(value: book) {
              LabeledContent {
                Gauge(value: book.progress) { Text("progress") }.gaugeStyle(
                  .accessoryCircularCapacity
                ).scaleEffect(0.6)
              } label: {
                Label(book.title, systemImage: book.isRead ? "book.closed.fill" : "book")
                Text(book.author)
              }
            }
            .badge(book.isRead ? Text("read") : nil)
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
              Button(role: .destructive) {
                isConfirming = true
              } label: {
                Label("Delete", systemImage: "trash")
              }
              Button("Pin", systemImage: "pin") {}.tint(.orange)
            }
            .contextMenu {
              Button("Open") { openURL(URL(string: "https://example.com")!) }
              ShareLink(item: book.title)
            } preview: {
              Text(book.title).padding()
            }
            .listRowSeparatorTint(.blue)
          }
          .onDelete { library.books.remove(atOffsets: $0) }
          .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Picker("Sort", selection: $sort) {
            ForEach(SortOrderChoice.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
        } footer: {
          Text("^[\(shown.count) book](inflect: true)")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Library")
      .navigationBarTitleDisplayMode(.large)
      .navigationDestination(for: Library.Book.self) { BookDetail(book: $0) }
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Title"
      )
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Picker("Sort", selection: $sort) {
              ForEach(SortOrderChoice.allCases) { Text($0.rawValue).tag($0) }
            }
            Divider()
            Button("Settings", systemImage: "gear") { isShowingSettings = true }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
      }
      .confirmationDialog("Delete?", isPresented: $isConfirming, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It is gone then.")
      }
      .sheet(isPresented: $isShowingSettings) {
        SettingsForm().presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
      }
      .fullScreenCover(item: $selected) { BookDetail(book: $0) }
      .overlay { if shown.isEmpty { ContentUnavailableView.search(text: query) } }
      .onChange(of: scenePhase) { _, phase in if phase == .background { library.cache.removeAll() }
      }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in }
      .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in }
    }
    .environment(library)
  }
}

struct BookDetail: View {
  let book: Library.Book
  @Environment(Library.self) private var library: Library?
  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        AsyncImage(url: URL(string: "https://example.com/\(book.id).png")) { phase in
          switch phase {
          case .success(let image): image.resizable().scaledToFill()
          case .failure: Image(systemName: "photo").imageScale(.large)
          case .empty: ProgressView().controlSize(.large)
          @unknown default: EmptyView()
          }
        }
        .frame(width: 200, height: 260)
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
          GridRow {
            Text("Title").gridColumnAlignment(.trailing); Text(book.title).textSelection(.enabled)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Author"); Text(book.author)
          }
          GridRow { Color.clear.gridCellColumns(2).frame(height: 1) }
        }
        Button("Top") { withAnimation { reader.scrollTo(0, anchor: .top) } }
      }
    }
    .navigationTitle(Text(verbatim: book.title))
    .toolbarBackground(.visible, for: .navigationBar)
    .toolbarColorScheme(.dark, for: .navigationBar)
  }
}

struct SettingsForm: View {
  @State private var name = ""
  @State private var password = ""
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.blue
  @State private var volume = 0.5
  @State private var count = 1
  @State private var notes = ""
  @FocusState private var field: Field?
  enum Field: Hashable { case name, password }

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name, prompt: Text("Your name")).focused($field, equals: .name)
          .submitLabel(.next)
          .textInputAutocapitalization(.words)
        SecureField("Password", text: $password).focused($field, equals: .password).onSubmit {
          field = nil
        }
        DatePicker("Born", selection: $date, in: ...Date.now, displayedComponents: .date)
          .datePickerStyle(.compact)
        ColorPicker("Colour", selection: $color, supportsOpacity: false)
      }
      Section {
        Slider(value: $volume, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        Stepper("Copies: \(count)", value: $count, in: 1...9)
        TextEditor(text: $notes).frame(minHeight: 80).scrollContentBackground(.hidden)
        ProgressView("Syncing", value: volume, total: 1).progressViewStyle(.linear)
        ControlGroup {
          Button("A") {}; Button("B") {}
        }
      }
      GroupBox("Box") { Link("Site", destination: URL(string: "https://example.com")!) }
    }
    .formStyle(.grouped)
    .onAppear { field = .name }
    .defaultFocus($field, .name)
    .alert("Saved", isPresented: .constant(false)) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("Done.")
    }
  }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .contentTransition(.symbolEffect(.replace))
      }
    }
    .buttonStyle(.plain)
  }
}

struct StripedProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule().fill(.tint).frame(
          width: proxy.size.width * (configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: 6)
  }
}

struct CardStack<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          subview.padding().background(
            subview.containerValues.isHighlighted ? Color.yellow : .clear)
        }
        if subviews.count > 3 { Text("\(subviews.count) cards") }
      }
      ForEach(subviews: content) { $0.border(.red) }
    }
  }
}

extension ContainerValues { @Entry var isHighlighted = false }

struct BlurView: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIBlurEffect(style: style)
  }
}

@MainActor func snapshot<V: View>(of view: V) -> UIImage? {
  let renderer = ImageRenderer(content: view)
  renderer.scale = UIScreen.main.scale
  return renderer.uiImage
}

#Preview("Library") { LibraryScreen() }
#Preview("Form") { SettingsForm() }
#Preview("Cards") {
  CardStack {
    Text("a"); Text("b").containerValue(\.isHighlighted, true)
  }
}
