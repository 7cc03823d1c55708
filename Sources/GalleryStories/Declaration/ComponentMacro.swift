import Previews

/// Declares a component of the gallery. Every `#Component` in what is linked is found; there is no
/// list to maintain.
///
/// Previews belong to the component if they stand in the file of the declaration, in a file whose
/// name in kebab case is the component's id, or in one of `files`. The parameters are those of
/// `Component`.
@freestanding(declaration)
public macro Component(
  _ id: String, title: String? = nil, group: String? = nil, tags: [String] = [],
  summary: String = "", docs: String = "", canvas: Component.Canvas = .device,
  stories: [Story] = [], controls: [Control] = [], steps: [Step] = [], files: [String] = []
) = #externalMacro(module: "PreviewMacros", type: "ComponentMacro")

/// What `#Component` leaves in the section of components: a function that adds it to a list.
public typealias _ComponentEntry = @convention(c) (UnsafeMutableRawPointer) -> Void

/// Adds a component to `list`, an array of drafts. Called by what `#Component` expands to.
public func _addComponent(
  to list: UnsafeMutableRawPointer, fileID: String, line: Int, column: Int = 1,
  _ make: @escaping @MainActor () -> Component
) {
  list.assumingMemoryBound(to: [ComponentDraft].self).pointee.append(
    ComponentDraft(
      source: SourcePlace(fileID: fileID, line: line, column: column), make: make))
}

/// What stands in the list before it is read on the main actor.
struct ComponentDraft {
  var source: SourcePlace
  var make: @MainActor () -> Component
}
