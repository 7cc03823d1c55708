import Geometry
import LayoutCore
import ViewCore

/// Shows how far a task is, or that it is going on.
///
/// Coverage: values, labels, styles; a spinner stands still. Verified: recorded (C5).
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  var interval: ProgressInterval?
  @Environment(\.progressViewStyles) private var styles

  init(
    fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?,
    interval: ProgressInterval? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.interval = interval
  }

  public var body: some View {
    if let interval {
      TimelineView(.animation) { styled(interval.fraction(at: $0.date)) }
    } else {
      styled(fraction)
    }
  }

  private func styled(_ fraction: Double?) -> AnyView {
    Self.styled(
      styles.current,
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
        }))
  }

  private static func styled<S: ProgressViewStyle>(
    _ style: S, _ configuration: ProgressViewStyleConfiguration
  ) -> AnyView { AnyView(StyledProgressView(style: style, configuration: configuration)) }

  /// 0…1, or `nil` for a task of unknown length.
  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isFinite ? min(1, max(0, fraction)) : 0
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text { self.init(value: value, total: total) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1)
  where Label == Text { self.init(value: value, total: total) { Text(title) } }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

private struct StyledProgressView<S: ProgressViewStyle>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["style"] }
  var style: S
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration).insideStyle(\.progressViewStyles)
      .accessibilityValue(
        configuration.fractionCompleted.map { "\(Int(($0 * 100).rounded()))%" } ?? "in progress")
  }
}
