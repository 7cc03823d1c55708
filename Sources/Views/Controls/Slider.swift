import Drawing
import Geometry
import LayoutCore
import ViewCore

/// A control that picks a value from a bounded range.
///
/// Coverage: values, steps, value labels. Verified: recorded (slider/ios-rows).
public struct Slider<Label: View, ValueLabel: View>: View {
  /// 0…1 along the track.
  let fraction: Binding<Double>
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  @Environment(\.systemLook) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labels

  public var body: some View {
    HStack(spacing: 8) {
      if look.isMac, labels != .hidden { label }
      minimum
      SliderTrack(fraction: fraction.wrappedValue)
        .modifier(TouchModifier(action: {}, role: "slider", value: percent, slide: slide))
      maximum
    }
    .opacity(isEnabled ? 1 : 0.5)
  }

  private var slide: TouchSlide {
    let fraction = fraction
    return TouchSlide(
      value: { fraction.wrappedValue }, setValue: { fraction.wrappedValue = $0 },
      knob: look.sliderKnob.width)
  }

  private var percent: String { "\(Int((fraction.wrappedValue * 100).rounded()))%" }

  /// The value of a range as a place on the track and back; steps are counted from the lower bound.
  nonisolated static func fraction<V: BinaryFloatingPoint>(
    of value: Binding<V>, in bounds: ClosedRange<V>, step: V? = nil
  ) -> Binding<Double> where V.Stride: BinaryFloatingPoint {
    let lower = Double(bounds.lowerBound)
    let length = Double(bounds.upperBound) - lower
    let stepLength = step.map { Double($0) } ?? 0
    return Binding(
      get: {
        guard length > 0 else { return 0 }
        let place = (Double(value.wrappedValue) - lower) / length
        return place.isFinite ? min(1, max(0, place)) : 0
      },
      set: { place in
        var offset = min(1, max(0, place)) * length
        if stepLength > 0 { offset = (offset / stepLength).rounded() * stepLength }
        value.wrappedValue = V(min(lower + length, lower + offset))
      })
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    fraction = Self.fraction(of: value, in: bounds)
    self.label = label()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    fraction = Self.fraction(of: value, in: bounds, step: V(step))
    self.label = label()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }
}

// The older order of labels.
extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(of: value, in: bounds), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(of: value, in: bounds, step: V(step)), label: label(),
      minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(of: value, in: bounds), label: label(), minimum: nil, maximum: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(of: value, in: bounds, step: V(step)), label: label(), minimum: nil,
      maximum: nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() })
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() })
  }
}

extension SystemLook {
  fileprivate var sliderKnob: CGSize {
    switch self {
    case .ios18: CGSize(width: 28, height: 28)
    case .ios26: CGSize(width: 38, height: 24)
    case .macos26: CGSize(width: 22, height: 16)
    }
  }
}

/// Rule C3: over the full width, 31 high on iOS 26; 34 high with a track of 4 before (facts.md §4).
private struct SliderTrack: View {
  let fraction: Double
  @Environment(\.systemLook) private var look

  private var height: CGFloat { look == .ios18 ? 34 : look.isMac ? 20 : 31 }
  private var thickness: CGFloat { look == .ios18 ? 4 : 6 }

  var body: some View {
    let fraction = CGFloat(fraction)
    let thickness = thickness
    let knob = look.sliderKnob
    ControlDrawing(width: nil, height: height) { painter, bounds, environment in
      let track = CGRect(
        x: bounds.minX, y: bounds.midY - thickness / 2, width: bounds.width, height: thickness)
      let x = fraction * max(0, bounds.width - knob.width)
      painter.fill(Capsule(), in: track, Color(.system(.fill)), environment)
      var filled = track
      filled.size.width = min(bounds.width, x + knob.width / 2)
      painter.fill(Capsule(), in: filled, .accentColor, environment)
      painter.fillKnob(
        Capsule(),
        in: CGRect(
          x: x, y: bounds.midY - knob.height / 2, width: knob.width, height: knob.height),
        environment)
    }
  }
}
