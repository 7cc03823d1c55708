import Geometry

/// Calls at every frame. A picture has one moment: nothing is called, and the times are those of a
/// first frame at 60 a second.
///
/// Coverage: inert. Verified: documented.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var timestamp: CFTimeInterval { 0 }
  open var duration: CFTimeInterval { 1.0 / 60 }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// Selectors call nothing: see `Selector`.
  public init(target: Any, selector sel: Selector) { super.init() }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

/// Frames a second that an animation wants.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
