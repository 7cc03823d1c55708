import SwiftUI

/// A field of a sample form; addresses name it by `name`.
private struct SampleField: View {
  let name: String
  var error = ""
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      TextField(name.capitalized, text: $text)
        .textFieldStyle(.roundedBorder)
        .focusFormField()
        .accessibilityIdentifier(name)
      if !error.isEmpty {
        Text(error).font(.footnote).foregroundStyle(.red)
      }
    }
  }
}

/// A title over a form, at the top of the screen.
private struct SamplePage<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(title).font(.title2).bold()
      content()
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}

#Preview("Form") {
  @Previewable @State var fields = ["name", "email", "phone"]
  @Previewable @State var disabledFields: [String] = []
  @Previewable @State var error = ""
  @Previewable @State var start = FocusFormStart.never
  @Previewable @State var wrapsAround = true
  SamplePage(title: "Passenger") {
    FocusForm(start: start, wrapsAround: wrapsAround, spacing: 12) {
      ForEach(fields, id: \.self) { name in
        SampleField(name: name, error: name == "email" ? error : "")
          .disabled(disabledFields.contains(name))
      }
    }
  }
}

#Preview("Changing fields") {
  @Previewable @State var fields = ["name", "email", "phone"]
  @Previewable @State var start = FocusFormStart.never
  SamplePage(title: "Passenger") {
    FocusForm(start: start, spacing: 12) {
      ForEach(fields, id: \.self) { SampleField(name: $0) }
    }
    HStack {
      ForEach(fields, id: \.self) { name in
        Button("Remove \(name)") { fields.removeAll { $0 == name } }
      }
    }
    .font(.footnote)
    .buttonStyle(.bordered)
  }
}

#Preview("Scrolling") {
  ScrollView {
    FocusForm(spacing: 20) {
      ForEach(1..<17) { SampleField(name: "field \($0)") }
    }
    .padding()
  }
}

#Preview("Nested forms") {
  SamplePage(title: "Order") {
    FocusForm(spacing: 12) {
      SampleField(name: "name")
      FocusForm(spacing: 8) {
        SampleField(name: "street")
        SampleField(name: "city")
      }
      .padding()
      .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
      SampleField(name: "comment")
    }
  }
}

/// A form of which a view outside knows the focus too.
private struct ObservedForm: View {
  private enum Field: String { case name, email }

  @FocusState private var field: Field?
  @State private var wasNil = "not asked"

  var body: some View {
    SamplePage(title: "Sign in") {
      FocusForm(spacing: 12) {
        SampleField(name: "name").focused($field, equals: .name)
        SampleField(name: "email").focused($field, equals: .email)
      }
      Text("Focus: \(field?.rawValue ?? "none")").accessibilityIdentifier("status")
      Text("Right after the write: \(wasNil)").accessibilityIdentifier("read")
      HStack {
        Button("Focus email") {
          field = .email
          wasNil = field?.rawValue ?? "none"
        }
        Button("Dismiss") {
          field = nil
          wasNil = field?.rawValue ?? "none"
        }
      }
      .buttonStyle(.bordered)
    }
  }
}

#Preview("Observed") {
  ObservedForm()
}

#Preview("In a sheet") {
  Color.clear
    .sheet(isPresented: .constant(true)) {
      SamplePage(title: "Passenger") {
        FocusForm(start: .onAppear, spacing: 12) {
          SampleField(name: "name")
          SampleField(name: "email")
        }
      }
      .presentationDetents([.medium])
    }
}
