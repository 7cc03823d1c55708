import Geometry
import LayoutCore
import ViewCore

/// A control that raises and lowers a value.
///
/// Coverage: labels, ranges, steps, actions. Verified: recorded (C2).
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    func move(by distance: V.Stride) {
      value.wrappedValue = min(
        bounds.upperBound, max(bounds.lowerBound, value.wrappedValue.advanced(by: distance)))
    }
    let raise: @MainActor () -> Void = { move(by: step) }
    let lower: @MainActor () -> Void = { move(by: -step) }
    increment = value.wrappedValue < bounds.upperBound ? raise : nil
    decrement = value.wrappedValue > bounds.lowerBound ? lower : nil
  }

  public var body: some View {
    LabeledControlRow(label: AnyView(label)) {
      StepperButtons(increment: increment, decrement: decrement)
    }
  }
}

extension Stepper {
  @available(
    *, deprecated, message: "Use Stepper(label:onIncrement:onDecrement:onEditingChanged:)."
  )
  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(title) } }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}

/// Rule C2: 94 by 32; each half takes touches by itself.
private struct StepperButtons: View {
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?
  @Environment(\.systemLook) private var look
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      half("minus", "Decrement", decrement)
      Color(.system(.separator)).frame(width: 1, height: 18)
      half("plus", "Increment", increment)
    }
    .frame(width: 94, height: 32)
    .background(
      Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: look == .ios18 ? 8 : 16))
  }

  private func half(
    _ symbol: String, _ label: String, _ action: (@MainActor () -> Void)?
  ) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 17))
      .foregroundStyle(isEnabled && action != nil ? Color.primary : .secondary.opacity(0.5))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityLabel(label)
      .modifier(TouchModifier(action: { action?() }))
  }
}
