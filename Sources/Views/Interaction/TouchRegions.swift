import Geometry
import LayoutCore
import ViewCore

// Which parts of nodes take touches, where it is not what is drawn.

extension SpacerNode: TouchRegion {}

extension ClipNode: TouchRegion {
  func admitsTouch(at point: CGPoint) -> Bool {
    modifier.shape.path(in: CGRect(origin: .zero, size: placedSize))
      .contains(point, eoFill: modifier.style.isEOFilled)
  }
}

extension MaskNode: TouchRegion {
  /// The mask shows and hides; it takes no touches.
  var touchChildren: NodeList { NodeList(item) }
}

extension OpacityNode: TouchRegion {
  /// What cannot be seen cannot be touched.
  func admitsTouch(at point: CGPoint) -> Bool { modifier.opacity > 0 }
}

extension ScrollNode: TouchRegion {
  func admitsTouch(at point: CGPoint) -> Bool {
    configuration.isClipDisabled || visibleBounds.contains(point)
  }

  func takesTouch(at point: CGPoint) -> Bool { visibleBounds.contains(point) }
}

extension StyledShapeNode: TouchRegion {
  func takesTouch(at point: CGPoint) -> Bool { takesTouchInPath(at: point) }
}

extension TouchNode: TouchRegion {
  /// A control takes touches in all of its bounds.
  func takesTouch(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: placedSize).contains(point)
  }
}

extension ListSelectionNode: TouchRegion {
  func takesTouch(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: placedSize).contains(point)
  }
}

extension PickerOptionNode: TouchRegion {
  func takesTouch(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: placedSize).contains(point)
  }
}

extension ScreenNode: TouchRegion {
  /// Nothing below a presented screen is touched, whatever shows of it, unless it says so.
  func takesTouch(at point: CGPoint) -> Bool { !letsTouchesThrough }
}

extension ScreenCardNode: TouchRegion {
  func admitsTouch(at point: CGPoint) -> Bool { geometry?.outline.contains(point) ?? true }
  func takesTouch(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: placedSize).contains(point)
  }
}

extension OverlayLayerNode: TouchRegion {
  func takesTouch(at point: CGPoint) -> Bool { true }
}
