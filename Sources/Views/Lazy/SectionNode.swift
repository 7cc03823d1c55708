import Geometry
import ViewCore

/// The parts of a section. Structure only: containers that know sections ask for the parts, others
/// see the items of header, content and footer in a row.
package final class SectionNode: ViewNode {
  package private(set) var header: ViewNode?
  /// Empty while the section is collapsed.
  package private(set) var content: ViewNode?
  package private(set) var footer: ViewNode?

  @MainActor func update<Header: View, Content: View, Footer: View>(
    header: Header, content: Content, footer: Footer, isExpanded: Bool, _ inputs: ViewInputs
  ) {
    adopt(inputs)
    self.header = reconcile(self.header, header, inputs.forSectionHeader)
    if isExpanded {
      self.content = reconcile(self.content, content, inputs)
    } else {
      self.content?.unmount()
      self.content = nil
    }
    self.footer = reconcile(self.footer, footer, inputs.forSectionFooter)
  }

  package override var structuralChildren: _NodeList {
    _NodeList([header, content, footer].compactMap { $0 })
  }

  package override func appendItems(to items: inout _NodeList) {
    for part in structuralChildren { part.appendItems(to: &items) }
  }
}

/// How much a section's header stands out; lists look at it.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
