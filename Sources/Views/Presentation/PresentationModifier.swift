import Geometry
import LayoutCore
import ViewCore

/// A view that presents another while it is asked to.
struct PresentationModifier {
  /// What is presented; `nil` = nothing now.
  let presented: Presented?
  let onDismiss: (@MainActor () -> Void)?
  let makeNode: @MainActor (Presented, ViewNode?, ViewInputs) -> any MovingLayer

  struct Presented {
    /// Content of another id replaces what is presented.
    let id: AnyHashable
    let content: () -> AnyView
    let dismiss: () -> Void
  }
}

extension PresentationModifier: NodeModifier {
  typealias Node = PresentationNode
}

/// Asks for its layer in the preference pass; content without any view, an `EmptyView`, may carry a
/// presentation too. `onDismiss` runs once when a presentation has closed.
final class PresentationNode: ModifierNode<PresentationModifier> {
  override func modifyPreferences(_ values: inout _PreferenceValues) {
    guard !isCopy, let presented = modifier.presented else { return }
    var environment = environment
    environment.resetForPresentation()
    environment.presenting = PresentingContext(isPresented: true, dismiss: presented.dismiss)
    let makeNode = modifier.makeNode
    values[PresentationsKey.self].append(
      PresentationRequest(
        source: self, id: presented.id, environment: environment, onDismiss: modifier.onDismiss
      ) { old, inputs in makeNode(presented, old, inputs) })
  }
}

/// Builds presented content as a body, so that what its closure reads is followed.
struct PresentedContent: View {
  let build: () -> AnyView
  var body: some View { build() }
}

extension PresentationModifier.Presented {
  /// The content under its id.
  @MainActor var view: some View { PresentedContent(build: content).id(id) }
}

extension EnvironmentValues {
  /// Takes back what holds for the place of the presenter only.
  mutating func resetForPresentation() {
    stackOrientation = nil
    listRowContext = nil
    allowsHitTesting = true
    isEnabled = true
    font = nil
    foregroundStyles = []
    isForegroundChosen = false
    buttonStyles = EnvironmentValues().buttonStyles
    transactionScope = nil
  }
}

extension View {
  nonisolated func presenting(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    makeNode:
      @escaping @MainActor (PresentationModifier.Presented, ViewNode?, ViewInputs) ->
      any MovingLayer,
    content: @escaping () -> AnyView
  ) -> some View {
    modifier(
      PresentationModifier(
        presented: isPresented.wrappedValue
          ? PresentationModifier.Presented(
            id: AnyHashable(true), content: content,
            dismiss: { isPresented.wrappedValue = false }) : nil,
        onDismiss: onDismiss, makeNode: makeNode))
  }

  nonisolated func presenting<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    makeNode:
      @escaping @MainActor (PresentationModifier.Presented, ViewNode?, ViewInputs) ->
      any MovingLayer,
    content: @escaping (Item) -> AnyView
  ) -> some View {
    modifier(
      PresentationModifier(
        presented: item.wrappedValue.map { value in
          PresentationModifier.Presented(
            id: AnyHashable(value.id), content: { content(value) },
            dismiss: { item.wrappedValue = nil })
        }, onDismiss: onDismiss, makeNode: makeNode))
  }
}
