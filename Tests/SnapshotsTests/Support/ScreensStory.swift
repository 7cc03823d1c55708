import Geometry
import ViewCore
import Views

/// A stack of screens that presents everything there is to present.
struct ScreensStory: View {
  @State private var isSheet = false
  @State private var isHalf = false
  @State private var isCover = false
  @State private var isAlert = false
  @State private var isDialog = false
  @State private var isPopover = false
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Details") { Details() }.accessibilityIdentifier("details")
        Button("Sheet") { isSheet = true }.accessibilityIdentifier("sheet")
        Button("Half") { isHalf = true }.accessibilityIdentifier("half")
        Button("Cover") { isCover = true }.accessibilityIdentifier("cover")
        Button("Alert") { isAlert = true }.accessibilityIdentifier("alert")
        Button("Dialog") { isDialog = true }.accessibilityIdentifier("dialog")
        Button("Popover") { isPopover = true }.accessibilityIdentifier("popover")
        TextField("Name", text: $text).accessibilityIdentifier("name")
      }
      .navigationTitle("Screens")
      .safeAreaInset(edge: .bottom) {
        Text("Over the keyboard").frame(maxWidth: .infinity).padding(8).background(Color.yellow)
      }
    }
    .sheet(isPresented: $isSheet) { Presented(title: "Sheet") }
    .sheet(isPresented: $isHalf) {
      Presented(title: "Half").presentationDetents([.medium, .large])
    }
    .fullScreenCover(isPresented: $isCover) { Presented(title: "Cover") }
    .popover(isPresented: $isPopover) { Presented(title: "Popover") }
    .alert("Delete it?", isPresented: $isAlert) {
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It cannot be brought back.")
    }
    .confirmationDialog("Delete it?", isPresented: $isDialog, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
      Button("Archive") {}
    }
  }

  private struct Details: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 12) {
          ForEach(0..<12) { row in
            Text("Row \(row)").frame(maxWidth: .infinity, minHeight: 60)
              .background(Color.blue.opacity(0.2))
          }
        }
      }
      .navigationTitle("Details")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private struct Presented: View {
    let title: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack(spacing: 20) {
        Text(title).font(.title)
        Button("Close") { dismiss() }.accessibilityIdentifier("close")
      }
    }
  }
}
