import Geometry
import LayoutCore
import ViewCore

/// Where a view lies in the viewport of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a scroll transition follows the place of its view.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    case identity
    /// Goes with the place, along a curve.
    case interactive(UnitCurve)
    /// Changes at the threshold.
    case animated
  }

  let mode: Mode
  /// By what the view moves to where it belongs; nil for at once.
  var ownAnimation: Animation?
  var threshold = Threshold.visible

  public static let identity = ScrollTransitionConfiguration(mode: .identity)
  public static let interactive = interactive(timingCurve: .easeInOut)
  public static let animated = animated(.default)

  public static func interactive(timingCurve: UnitCurve = .easeInOut)
    -> ScrollTransitionConfiguration
  { ScrollTransitionConfiguration(mode: .interactive(timingCurve)) }

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated, ownAnimation: animation)
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    result.ownAnimation = animation
    return result
  }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// When a view counts as in sight.
  public struct Threshold: Sendable {
    /// The part of the view that shows, from 0 to 1; above 1 it moves on to the middle at 2.
    let amount: Double
    /// Points by which the viewport is taken in.
    var inset: Double = 0

    public static let hidden = Threshold(amount: 0)
    public static let visible = Threshold(amount: 1)
    public static let centered = Threshold(amount: 2)

    public static func visible(_ amount: Double) -> Threshold {
      Threshold(amount: min(1, max(0, amount)))
    }

    public func inset(by distance: Double) -> Threshold {
      Threshold(amount: amount, inset: inset + distance)
    }

    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        amount: self.amount.interpolated(towards: other.amount, amount: amount),
        inset: inset.interpolated(towards: other.inset, amount: amount))
    }
  }
}

/// A view's place along an axis of a viewport.
struct ScrollTransitionPlace {
  /// The view and the viewport, along the axis, in points.
  let start: CGFloat
  let length: CGFloat
  let viewport: CGFloat

  /// How far the view is from being in sight: 0 where it is, ±1 where nothing of it shows. Negative
  /// at the top or leading edge.
  func distance(_ threshold: ScrollTransitionConfiguration.Threshold) -> Double {
    let inset = CGFloat(threshold.inset)
    let (low, high) = (inset, viewport - inset)
    let isBefore = start + length / 2 < (low + high) / 2
    // How much of the view has come in at its edge, and how much has to.
    let come = isBefore ? start + length - low : high - start
    let needed =
      threshold.amount <= 1
      ? length * CGFloat(threshold.amount)
      : length + ((high - low - length) / 2) * CGFloat(threshold.amount - 1)
    let distance: CGFloat =
      needed > 0 ? 1 - min(1, max(0, come / needed)) : come <= 0 ? 1 : 0
    return Double(isBefore ? -distance : distance)
  }
}

extension View {
  /// Coverage: full. Verified: documented.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy in
        func steps(_ phase: ScrollTransitionPhase) -> [_VisualEffectStep] {
          transition(EmptyVisualEffect(), phase)._steps
        }
        let space = axis.map { NamedCoordinateSpace.scrollView(axis: $0) } ?? .scrollView
        guard let viewport = proxy.bounds(of: space) else {
          return EffectReading(steps: steps(.identity))
        }
        let axis = axis ?? proxy.scrollAxis
        let place = ScrollTransitionPlace(
          start: axis == .vertical ? -viewport.minY : -viewport.minX, length: proxy.size[axis],
          viewport: viewport.size[axis])
        let isBefore = place.start + place.length / 2 < place.viewport / 2
        let configuration = isBefore ? topLeading : bottomTrailing
        let distance = place.distance(configuration.threshold)
        let phase = distance < 0 ? ScrollTransitionPhase.topLeading : .bottomTrailing
        var reading = EffectReading(
          steps: steps(.identity), animation: configuration.ownAnimation)
        switch configuration.mode {
        case .identity: break
        case .animated: if distance != 0 { reading.steps = steps(phase) }
        case .interactive(let curve):
          if distance == 0 { break }
          reading.steps = _VisualEffectStep.interpolated(
            from: reading.steps, to: steps(phase), amount: curve.value(at: abs(distance)))
        }
        return reading
      })
  }
}

extension GeometryProxy {
  /// The axis of the nearest scroll view.
  fileprivate var scrollAxis: Axis {
    let scroll = node?.ancestor { $0 is ScrollNode } as? ScrollNode
    return scroll?.axes == .horizontal ? .horizontal : .vertical
  }
}
