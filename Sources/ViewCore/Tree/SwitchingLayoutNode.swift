import Geometry
import LayoutCore

/// A container whose layout may change its type; the items and their state stay.
package final class SwitchingLayoutNode: ContainerNode {
  package override init(_ computer: LayoutComputer) { super.init(computer) }

  /// - Parameter computer: the one in use with a new layout, or another.
  @MainActor package func update<Content: View>(
    _ computer: LayoutComputer, _ content: Content, _ inputs: ViewInputs
  ) {
    if computer !== self.computer {
      replaceComputer(computer)
    } else if graph != nil {
      invalidateLayout()
    }
    updateContent(content, inputs)
  }
}
