import CoreGraphics
import FoundationAdditions
import Geometry

// Geometry in a box, as notifications of the keyboard and animations carry it.
extension NSValue {
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  /// Foundation on Linux has no box of that form: the transform is kept beside an empty one.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(point: .zero)
    objc_setAssociatedObject(self, TransformKey.address, t, .OBJC_ASSOCIATION_RETAIN)
  }

  public var caTransform3DValue: CATransform3D {
    objc_getAssociatedObject(self, TransformKey.address) as? CATransform3D ?? CATransform3D()
  }
}

private enum TransformKey {
  nonisolated(unsafe) static let address = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

// Geometry as text: "{1, 2}", "{{1, 2}, {3, 4}}".
extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}
