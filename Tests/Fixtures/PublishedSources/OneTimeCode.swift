import SwiftUI

public struct OneTimeCodeField: View {
  @Binding var code: String
  var length = 6
  var onComplete: (String) -> Void = { _ in }
  @FocusState private var isFocused: Bool
  @State private var shakes: CGFloat = 0

  public var body: some View {
    ZStack {
      TextField("", text: $code)
        .keyboardType(.numberPad)
        .textContentType(.oneTimeCode)
        .focused($isFocused)
        .frame(width: 1, height: 1)
        .opacity(0.001)
        .blendMode(.screen)
      HStack(spacing: 10) {
        ForEach(0..<length, id: \.self) { index in digit(at: index) }
      }
      .contentShape(.rect)
      .onTapGesture { isFocused = true }
    }
    .modifier(Shake(animatableData: shakes))
    .onChange(of: code) { newValue in
      let filtered = String(newValue.filter(\.isNumber).prefix(length))
      if filtered != newValue { code = filtered }
      if filtered.count == length {
        isFocused = false
        onComplete(filtered)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { isFocused = false }
      }
    }
    .task {
      try? await Task.sleep(nanoseconds: 100_000_000)
      isFocused = true
    }
  }

  @ViewBuilder
  private func digit(at index: Int) -> some View {
    let characters = Array(code)
    let isCurrent = index == characters.count && isFocused
    ZStack {
      RoundedRectangle(cornerRadius: 8, style: .continuous)
        .strokeBorder(
          isCurrent ? Color.accentColor : .gray.opacity(0.4), lineWidth: isCurrent ? 2 : 1)
      if index < characters.count {
        Text(String(characters[index])).font(.title2.monospaced()).transition(.scale)
      } else if isCurrent {
        Rectangle().fill(Color.accentColor).frame(width: 2, height: 22)
      }
    }
    .frame(width: 44, height: 54)
    .animation(.spring(response: 0.2, dampingFraction: 0.6, blendDuration: 0), value: code)
  }
}

struct Shake: GeometryEffect {
  var amount: CGFloat = 8
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

#Preview("Code") {
  @Previewable @State var code = "123"
  OneTimeCodeField(code: $code)
}
