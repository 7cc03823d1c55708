import Geometry
import ViewCore

/// What `#Preview` leaves in the section of previews: a function that adds its record to a list.
public typealias _PreviewEntry = @convention(c) (UnsafeMutableRawPointer) -> Void

/// What stands in the list before it is read on the main actor.
package struct PreviewDraft {
  package var title: String?
  package var source: SourcePlace
  package var traits: @MainActor () -> [PreviewTrait<Preview.ViewTraits>]
  package var controls: @MainActor () -> [_PreviewControl?]
  package var stateType: Any.Type?
  package var content: @MainActor () -> any View

  @MainActor package var record: PreviewRecord {
    PreviewRecord(
      title: title, source: source, traits: PreviewTraits(traits()),
      controls: controls().compactMap { $0?.control }, stateType: stateType, makeContent: content)
  }
}

/// Adds a preview to `list`, an array of drafts. Called by what `#Preview` expands to.
///
/// The closure's type does not name the view: a type declared inside the closure would stand in the
/// name of the closure that it is declared in, and the compiler would not end.
public func _addPreview(
  to list: UnsafeMutableRawPointer, title: String?, fileID: String, line: Int, column: Int = 1,
  traits: @escaping @MainActor () -> [PreviewTrait<Preview.ViewTraits>],
  controls: @escaping @MainActor () -> [_PreviewControl?], stateType: Any.Type?,
  @ViewBuilder body: @escaping @MainActor () -> any View
) {
  list.assumingMemoryBound(to: [PreviewDraft].self).pointee.append(
    PreviewDraft(
      title: title, source: SourcePlace(fileID: fileID, line: line, column: column),
      traits: traits, controls: controls, stateType: stateType, content: body))
}
