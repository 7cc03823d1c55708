import SwiftUI

/// How a segmented control is drawn; the default is the finished control, other values show the
/// stages that lead to it.
public struct SegmentedControlLook: Sendable {
  public enum Recolouring: Sendable {
    /// The colour changes with the selection, not with what is behind.
    case switched
    /// White copies, one a mode, the first at the back.
    case blended([BlendMode])
  }

  public var track: Color
  public var recolouring: Recolouring
  /// The plate moves from segment to segment instead of appearing at the new one.
  public var slides: Bool
  /// Segments that are not chosen lie above the plate of the chosen one.
  public var keepsLabelsOnTop: Bool

  public init(
    track: Color = .blue, recolouring: Recolouring = .blended([.difference, .hue, .overlay]),
    slides: Bool = true, keepsLabelsOnTop: Bool = true
  ) {
    self.track = track
    self.recolouring = recolouring
    self.slides = slides
    self.keepsLabelsOnTop = keepsLabelsOnTop
  }
}
