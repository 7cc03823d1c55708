import Drawing
import Geometry
import LayoutCore
import ViewCore

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct GaugeStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// 0…1 of the range.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: true)
  }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: false)
  }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: true)
  }
}

/// Recorded on macOS: label, bar of 16 and current value in a column with default distances.
private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  /// Tinted as a whole with a dot at the value, in the place of a length that is filled.
  var isMarked = false
  private static let barHeight: CGFloat = 16

  var body: some View {
    let fraction = CGFloat(configuration.value)
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ControlDrawing(width: nil, height: Self.barHeight) { painter, bounds, environment in
          let track = bounds.insetBy(dx: 0, dy: 5)
          if isMarked {
            let center = CGPoint(
              x: track.minX + track.height / 2 + (track.width - track.height) * fraction,
              y: track.midY)
            painter.marked(at: center, diameter: track.height, environment) { painter in
              painter.fill(Capsule(), in: track, environment.barTint, environment)
            }
            return
          }
          painter.fill(Capsule(), in: track, Color(.system(.fill)), environment)
          guard fraction > 0 else { return }
          var filled = track
          filled.size.width *= fraction
          painter.fill(Capsule(), in: filled, environment.barTint, environment)
        }
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A ring about the current value; an open one has its gap below with the label in it.
/// Believed: 58 points wide, a line of 6.
private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool
  nonisolated private static let side: CGFloat = 58
  nonisolated private static let lineWidth: CGFloat = 6

  var body: some View {
    let fraction = configuration.value
    let start = isClosed ? -90.0 : 135.0
    let sweep = isClosed ? 360.0 : 270.0
    ControlDrawing(width: Self.side, height: Self.side) { painter, bounds, environment in
      func arc(_ part: Double) -> Path {
        var path = Path()
        path.addArc(
          center: CGPoint(x: bounds.midX, y: bounds.midY),
          radius: (Self.side - Self.lineWidth) / 2, startAngle: .degrees(start),
          endAngle: .degrees(start + sweep * part), clockwise: false)
        return path
      }
      let style = StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round)
      let tint = environment.ringTint(from: start, to: start + sweep)
      let paint = tint._paint(in: bounds, environment: environment)
      guard isClosed else {
        let angle = (start + sweep * fraction) * .pi / 180
        let radius = (Self.side - Self.lineWidth) / 2
        let center = CGPoint(
          x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
        painter.marked(at: center, diameter: Self.lineWidth, environment) { painter in
          painter.draw(arc(1), stroke: style, style: paint)
        }
        return
      }
      painter.withOpacity(0.3) { $0.draw(arc(1), stroke: style, style: paint) }
      if fraction > 0 { painter.draw(arc(fraction), stroke: style, style: paint) }
    }
    .overlay { configuration.currentValueLabel.font(.system(size: 17)) }
    .overlay(alignment: .bottom) {
      if !isClosed {
        if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
          configuration.label.font(.system(size: 10))
        } else {
          HStack(spacing: 0) {
            configuration.minimumValueLabel
            Spacer(minLength: 0)
            configuration.maximumValueLabel
          }
          .font(.system(size: 10)).padding(.horizontal, 10)
        }
      }
    }
  }
}

extension Painter {
  /// Draws something with a dot on it, set off by a gap of 2 points.
  fileprivate mutating func marked(
    at center: CGPoint, diameter: CGFloat, _ environment: EnvironmentValues,
    _ content: (inout Painter) -> Void
  ) {
    func dot(_ diameter: CGFloat) -> CGRect {
      CGRect(
        x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    }
    compositing { painter in
      content(&painter)
      painter.withBlendMode(.destinationOut) {
        $0.fill(Circle(), in: dot(diameter + 4), .black, environment)
      }
    }
    fill(Circle(), in: dot(diameter), .primary, environment)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<any GaugeStyle>(DefaultGaugeStyle())
  }

  var gaugeStyles: StyleStack<any GaugeStyle> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    pushingStyle(style, \.gaugeStyles)
  }
}
