import SwiftUI

public struct OutlinedFieldStyle: TextFieldStyle {
  var isInvalid = false
  @FocusState private var isFocused: Bool

  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .focused($isFocused)
      .padding(12)
      .background(Color.surface, in: RoundedRectangle(cornerRadius: 10))
      .overlay {
        RoundedRectangle(cornerRadius: 10)
          .stroke(
            isInvalid ? Color.critical : (isFocused ? .brand : .muted), lineWidth: isFocused ? 2 : 1
          )
      }
  }
}

public struct FormField: View {
  @Binding var text: String

  private var isInvalid: Bool { !text.isEmpty && !text.contains("@") }

  public var body: some View {
    VStack(alignment: .leading, spacing: Spacing.xs) {
      Text(localized: "field.email").font(.footnote.weight(.semibold)).foregroundStyle(.muted)
      TextField("name@example.com", text: $text)
        .textFieldStyle(OutlinedFieldStyle(isInvalid: isInvalid))
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .autocorrectionDisabled()
      if isInvalid {
        Label {
          Text(localized: "field.error")
        } icon: {
          Image(systemName: "exclamationmark.triangle")
        }
        .font(.caption)
        .foregroundColor(.critical)
      }
    }
  }
}

#Preview("E-mail", traits: .fixedLayout(width: 320, height: 140)) {
  @Previewable @State var text = "vera.example.com"
  FormField(text: $text).padding()
}
