import SwiftUI

public struct QuantityStepper: View {
  @Binding var value: Int
  var range: ClosedRange<Int> = 0...9

  public var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(localized: "stepper.guests")
        Text("stepper.count \(value)", tableName: "Counts", bundle: .module).font(.caption)
      }
      Spacer()
      HStack(spacing: 0) {
        button("minus", isEnabled: value > range.lowerBound) { value -= 1 }
        Text(value, format: .number)
          .monospacedDigit()
          .frame(minWidth: 40)
          .contentTransition(.numericText(value: Double(value)))
        button("plus", isEnabled: value < range.upperBound) { value += 1 }
      }
      .background(Color.canvas, in: .rect(cornerRadius: 10))
    }
  }

  private func button(
    _ name: String, isEnabled: Bool, action: @escaping () -> Void
  ) -> some View {
    Button(action: { withAnimation { action() } }) {
      Image(systemName: name).frame(width: 44, height: 36)
    }
    .disabled(!isEnabled)
  }
}

#Preview("Guests", traits: .fixedLayout(width: 320, height: 80)) {
  @Previewable @State var value = 2
  let _ = print("guests: \(value)")
  QuantityStepper(value: $value).padding()
}
