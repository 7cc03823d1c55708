import Geometry
import ViewCore

/// What the modifiers of the older preview form say about one preview.
package struct PreviewOptions {
  package var title: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?
}

/// A view under options of its preview. They change nothing in its layout.
struct PreviewOptionsView<Content: View> {
  let content: Content
  let options: PreviewOptions
}

extension PreviewOptionsView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    Content._makeNode(view.content, replacing: old, inputs: inputs)
  }
}

extension PreviewOptionsView: PreviewOptionsCarrier {
  var carriedContent: any View { content }
}

/// A view under options, its type hidden.
protocol PreviewOptionsCarrier {
  var options: PreviewOptions { get }
  var carriedContent: any View { get }
}

extension View {
  /// The preview's name.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    PreviewOptionsView(content: self, options: PreviewOptions(title: value))
  }

  /// The preview's size.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewOptionsView(content: self, options: PreviewOptions(layout: value))
  }

  /// The device that the preview is shown on.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    PreviewOptionsView(content: self, options: PreviewOptions(device: value))
  }

  /// How the device is held.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    PreviewOptionsView(content: self, options: PreviewOptions(orientation: value))
  }

  /// Accepted; nothing reads the context.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    PreviewOptionsView(content: self, options: PreviewOptions())
  }
}
