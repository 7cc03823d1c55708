import Geometry
import ViewCore
import Views

extension View {
  /// Details of what is around, as on an iPhone: in a sheet.
  ///
  /// Coverage: partial (no column beside the content). Verified: documented.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
