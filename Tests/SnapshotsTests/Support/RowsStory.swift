import Geometry
import ViewCore
import Views

/// A list with rows that come, go, are swiped, deleted and moved.
struct RowsStory: View {
  var log: TouchLog?
  var style = ListStyleKind.insetGrouped
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  @State private var starred: [String] = []
  @State private var count = 0

  enum ListStyleKind { case insetGrouped, plain }

  private func note(_ entry: String) { log?.add(entry) }

  var body: some View {
    NavigationStack {
      styled
        .navigationTitle("Fruits").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Add") {
              count += 1
              withAnimation { fruits.insert("Date \(count)", at: min(1, fruits.count)) }
            }
          }
          ToolbarItem(placement: .topBarTrailing) { EditButton() }
        }
    }
  }

  @ViewBuilder private var styled: some View {
    if style == .plain { list.listStyle(.plain) } else { list.listStyle(.insetGrouped) }
  }

  private var list: some View {
    List {
      Section("Mail") {
        Button("Tea") { note("tea") }
          .swipeActions(edge: .leading) {
            Button("Pin", systemImage: "pin") { note("pin") }.tint(.orange)
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Archive") { note("archive") }.tint(.blue)
            Button("Flag") { note("flag") }
          }
        Text("Coffee")
      }
      Section("Fruits") {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit).accessibilityIdentifier(fruit)
            .deleteDisabled(fruit == "Cherry")
        }
        .onDelete { offsets in
          note("delete \(offsets.map(\.self))")
          fruits.remove(atOffsets: offsets)
        }
        .onMove { offsets, end in
          note("move \(offsets.map(\.self)) \(end)")
          fruits.move(fromOffsets: offsets, toOffset: end)
        }
      }
    }
  }
}
