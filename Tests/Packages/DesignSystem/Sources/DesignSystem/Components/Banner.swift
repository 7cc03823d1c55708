import SwiftUI

public struct Banner: View {
  public enum Kind { case success, failure }

  let kind: Kind
  let message: LocalizedStringKey
  var retry: (() -> Void)?

  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Spacing.s) {
      Image(systemName: kind == .success ? "checkmark.circle.fill" : "wifi.slash")
        .foregroundStyle(kind == .success ? Color.positive : .critical)
      Text(localized: message)
        .font(.subheadline.weight(.medium))
        .frame(maxWidth: .infinity, alignment: .leading)
      if let retry {
        Button(action: retry) { Text(localized: "action.retry") }.font(.subheadline.bold())
      }
    }
    .padding(Spacing.m)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
    .overlay(alignment: .leading) {
      UnevenRoundedRectangle(topLeadingRadius: 14, bottomLeadingRadius: 14)
        .fill(kind == .success ? Color.positive : Color.critical)
        .frame(width: 4)
    }
  }
}

/// Shows a banner over a view for as long as there is a message.
struct ToastModifier: ViewModifier {
  @Binding var isPresented: Bool
  let message: LocalizedStringKey

  func body(content: Content) -> some View {
    content.overlay(alignment: .top) {
      if isPresented {
        Banner(kind: .success, message: message)
          .padding()
          .transition(.move(edge: .top).combined(with: .opacity))
          .onTapGesture { withAnimation(.spring()) { isPresented = false } }
      }
    }
  }
}

extension View {
  func toast(isPresented: Binding<Bool>, _ message: LocalizedStringKey) -> some View {
    modifier(ToastModifier(isPresented: isPresented, message: message))
  }
}

#Preview("Failure", traits: .fixedLayout(width: 360, height: 100)) {
  Banner(kind: .failure, message: "banner.offline") {}.padding()
}

#Preview("Toast") {
  @Previewable @State var isPresented = true
  NavigationStack {
    List(0..<5) { Text("Row \($0)") }.navigationTitle("Settings")
  }
  .toast(isPresented: $isPresented, "banner.saved")
}
