import Geometry
import LayoutCore
import ViewCore

/// A rotation of a flat view in space, seen in perspective.
struct SpatialRotation: Sendable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  /// The distance of the axis from the view's plane, in points.
  var anchorZ: CGFloat
  /// How near the eye is: 1 puts it as far away as the view's longer side.
  var perspective: CGFloat

  /// The map of a view's plane onto the picture, for bounds at the origin.
  ///
  /// A point v, taken from the anchor, turns to Rv by Rodrigues' formula; the eye at distance d
  /// divides by 1 - z / d. The x axis turns towards the y axis about positive z.
  func projection(of size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    let rest = 1 - cosine
    // Columns of R: images of the x, y and z axes.
    let ofX = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    let ofY = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    let ofZ = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    let distance = max(size.width, size.height)
    let depth = distance > 0 ? -perspective / distance : 0

    var turned = ProjectionTransform()
    (turned.m11, turned.m12, turned.m13) = (ofX.0, ofX.1, ofX.2 * depth)
    (turned.m21, turned.m22, turned.m23) = (ofY.0, ofY.1, ofY.2 * depth)
    (turned.m31, turned.m32) = (-anchorZ * ofZ.0, -anchorZ * ofZ.1)
    turned.m33 = 1 - anchorZ * ofZ.2 * depth
    let pivot = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(CGAffineTransform(translationX: -pivot.x, y: -pivot.y))
      .concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: pivot.x, y: pivot.y)))
  }
}

extension SpatialRotation: DrawnProjection {
  var animatableData: ComponentVector {
    get {
      ComponentVector(
        [angle.radians]
          + [axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective].map(Double.init))
    }
    set {
      let values = newValue.components.map { CGFloat($0) }
      guard values.count == 8 else { return }
      angle = .radians(Double(values[0]))
      axis = (values[1], values[2], values[3])
      anchor = UnitPoint(x: values[4], y: values[5])
      (anchorZ, perspective) = (values[6], values[7])
    }
  }
}

extension ProjectionTransform {
  /// The affine map that is nearest at the centre of bounds at the origin. A centre without an
  /// image leaves the view where it is.
  func affineApproximation(in size: CGSize) -> CGAffineTransform {
    affineApproximation(at: CGPoint(x: size.width / 2, y: size.height / 2)) ?? .identity
  }
}
