import Drawing
import Geometry
import LayoutCore
import ViewCore

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where the length is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerProgress(configuration: configuration, tint: nil)
    } else {
      BarProgress(configuration: configuration, tint: nil)
    }
  }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    BarProgress(configuration: configuration, tint: tint)
  }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SpinnerProgress(configuration: configuration, tint: tint)
  }
}

/// Rule C5: label, 4, a bar 4 high, the current value under it in grey.
private struct BarProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  var body: some View {
    let fraction = CGFloat(configuration.fractionCompleted ?? 0)
    let own = tint
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ControlDrawing(width: nil, height: 4) { painter, bounds, environment in
        painter.fill(Capsule(), in: bounds, Color(.system(.fill)), environment)
        guard fraction > 0 else { return }
        var filled = bounds
        filled.size.width *= fraction
        if let own {
          painter.fill(Capsule(), in: filled, own, environment)
        } else {
          painter.fill(Capsule(), in: filled, environment.barTint, environment)
        }
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// Rule C5: a spinner 20 by 20, eight spokes that fade; its label under it.
private struct SpinnerProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.tintColor) private var environmentTint
  @Environment(\.controlSize) private var controlSize

  private var side: CGFloat {
    switch controlSize {
    case .mini, .small, .regular: 20
    case .large, .extraLarge: 37
    }
  }

  var body: some View {
    let color = tint ?? environmentTint ?? Color(.system(.gray))
    VStack(spacing: 8) {
      ControlDrawing(width: side, height: side) { painter, bounds, environment in
        for spoke in 0..<8 {
          let angle = Angle.degrees(Double(spoke) * 45)
          let turn = CGAffineTransform.rotation(
            angle, about: CGPoint(x: bounds.midX, y: bounds.midY))
          let bar = CGRect(
            x: bounds.midX - bounds.width * 0.05, y: bounds.minY + bounds.height * 0.025,
            width: bounds.width * 0.1, height: bounds.height * 0.26)
          let strength = 0.25 + 0.75 * Double(spoke) / 7
          painter.draw(
            Capsule().path(in: bar).applying(turn),
            paint: .color(color.opacity(strength).displayColor(in: environment)))
        }
      }
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<any ProgressViewStyle>(DefaultProgressViewStyle())
  }

  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    pushingStyle(style, \.progressViewStyles)
  }
}
