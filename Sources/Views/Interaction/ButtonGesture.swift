import Geometry
import ViewCore

extension View {
  /// A button's gesture on any view: says when it is held down, and acts when it is let go.
  public func _onButtonGesture(
    pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: .infinity, maximumDistance: .infinity, pressing: pressing, perform: {}
    )
    .simultaneousGesture(TapGesture().onEnded { action() })
  }
}
