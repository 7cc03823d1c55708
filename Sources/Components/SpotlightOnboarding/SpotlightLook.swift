import SwiftUI

/// How an onboarding is shown; the default is the finished one, other values show its stages.
public struct SpotlightLook: Sendable {
  /// How the cover's own background is taken away.
  public enum Clearing: String, CaseIterable, Sendable {
    /// `presentationBackground`.
    case presentationBackground
    /// A view of UIKit's that walks to the presented controller.
    case controllerWalk
    /// Not at all: the cover hides the screen.
    case none
  }

  /// Where the marks are read.
  public enum Reading: String, CaseIterable, Sendable { case behind, over }

  /// What of an element is lit.
  public enum Light: String, CaseIterable, Sendable {
    /// What shows of it in the scroll views around it.
    case visiblePart
    /// Its whole frame, whatever lies over it.
    case wholeElement
  }

  public var clearing: Clearing
  public var reading: Reading
  public var light: Light
  public var dimming: Double
  /// Seconds until the cover is fully there; it cannot be closed before. Zero shows it at once.
  public var duration: Double

  public init(
    clearing: Clearing = .presentationBackground, reading: Reading = .behind,
    light: Light = .visiblePart, dimming: Double = 0.6, duration: Double = 0.4
  ) {
    self.clearing = clearing
    self.reading = reading
    self.light = light
    self.dimming = dimming
    self.duration = duration
  }
}
