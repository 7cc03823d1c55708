import CoreGraphics
import Foundation
import Geometry
import ViewCore

/// The contexts that are drawn into now, the current one last. Each thread has its own.
enum UIGraphics {
  private final class Stack {
    var entries: [Entry] = []
  }

  private static var stack: Stack {
    let own = Thread.current.threadDictionary
    if let stack = own["UIGraphics"] as? Stack { return stack }
    let made = Stack()
    own["UIGraphics"] = made
    return made
  }

  struct Entry {
    let context: CGContext
    let scale: CGFloat
    let isOpaque: Bool

    init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
      self.scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.current.displayScale
      self.isOpaque = isOpaque
      context = CGContext(size: size.finite, scale: self.scale)
      guard isOpaque else { return }
      context.fill(CGRect(origin: .zero, size: size.finite))
    }

    /// What has been drawn so far; `nil` without extent.
    var image: UIImage? {
      let size = context.size
      guard size.width > 0, size.height > 0 else { return nil }
      return UIImage(.drawing(context.drawing), scale: scale)
    }
  }

  static var current: CGContext? { currentEntry?.context }
  static var currentEntry: Entry? { stack.entries.last }
  static func push(_ entry: Entry) { stack.entries.append(entry) }
  static func pop() { _ = stack.entries.popLast() }
}

extension CGSize {
  /// Without infinite or negative lengths.
  fileprivate var finite: CGSize {
    CGSize(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }
}

/// The context that is drawn into: that of the renderer, or of the view whose `draw(_:)` runs.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphics.current }

public func UIGraphicsPushContext(_ context: CGContext) {
  UIGraphics.push(UIGraphics.Entry(context))
}

public func UIGraphicsPopContext() { UIGraphics.pop() }

extension UIGraphics.Entry {
  /// A context that somebody else has made.
  init(_ context: CGContext) {
    self.context = context
    scale = UITraitCollection.current.displayScale
    isOpaque = false
  }
}

/// - Parameter scale: pixels a point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphics.push(UIGraphics.Entry(size: size, scale: scale, isOpaque: opaque))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphics.currentEntry?.image
}

public func UIGraphicsEndImageContext() { UIGraphics.pop() }

/// Fills a rectangle of the current context in its fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphics.current?.fill(rect) }

/// Frames a rectangle of the current context from inside, one point wide, in its fill colour.
public func UIRectFrame(_ rect: CGRect) {
  var frame = Path(rect)
  frame.addRect(rect.insetBy(dx: 1, dy: 1))
  UIGraphics.current?.paint(frame, isEvenOdd: true)
}

public func UIRectClip(_ rect: CGRect) { UIGraphics.current?.clip(to: rect) }
