import Geometry
import LayoutCore
import ViewCore

/// Shows a value within a range.
///
/// Coverage: labels, linear and circular styles. Verified: recorded (gauge/macos-linear).
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View
{
  let value: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  @Environment(\.gaugeStyles) private var styles

  private static func fraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>)
    -> Double
  {
    let lower = Double(bounds.lowerBound)
    let fraction = (Double(value) - lower) / (Double(bounds.upperBound) - lower)
    return fraction.isFinite ? min(1, max(0, fraction)) : 0
  }

  public var body: some View {
    Self.styled(
      styles.current,
      GaugeStyleConfiguration(
        value: value, label: .init(content: AnyView(label)),
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
        minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) }))
  }

  private static func styled<S: GaugeStyle>(
    _ style: S, _ configuration: GaugeStyleConfiguration
  ) -> AnyView { AnyView(StyledGauge(style: style, configuration: configuration)) }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.value = Self.fraction(value, in: bounds)
    self.label = label()
    currentValueLabel = nil
    minimumValueLabel = nil
    maximumValueLabel = nil
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.value = Self.fraction(value, in: bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    minimumValueLabel = nil
    maximumValueLabel = nil
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.value = Self.fraction(value, in: bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}

private struct StyledGauge<S: GaugeStyle>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["style"] }
  var style: S
  let configuration: GaugeStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration).insideStyle(\.gaugeStyles) }
}
