import Geometry

/// Something that positions are counted in.
@MainActor @preconcurrency
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIView: UICoordinateSpace {}
