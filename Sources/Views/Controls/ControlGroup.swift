import Geometry
import LayoutCore
import ViewCore

/// Related controls side by side.
///
/// Coverage: content and label; drawn as a row. Verified: believed.
public struct ControlGroup<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == TupleView<(L, C)> {
    let label = label()
    let content = content()
    self.content = TupleView((label, content), elements: [label, content])
  }

  public var body: some View { HStack(spacing: 8) { content } }
}
