import Geometry
import Previews

extension Catalogue {
  /// Sorts previews under the components that they belong to.
  ///
  /// - Parameters:
  ///   - previews: In the order of their sources.
  ///   - declarations: In the order of their sources; of two with one id the first counts.
  @MainActor
  package init(previews: [PreviewRecord], declarations: [ComponentDeclaration]) {
    var builder = CatalogueBuilder()
    for declaration in declarations { builder.declare(declaration, among: previews) }
    let declaredGroups = Set(builder.components.map(\.group))
    builder.addRemaining(previews)
    // Groups that somebody described come first, then those of modules with mere previews.
    components = builder.components.sorted { lhs, rhs in
      if lhs.group == rhs.group { return lhs.id.utf8.lexicographicallyPrecedes(rhs.id.utf8) }
      let isDeclared = (declaredGroups.contains(lhs.group), declaredGroups.contains(rhs.group))
      if isDeclared.0 != isDeclared.1 { return isDeclared.0 }
      return lhs.group.utf8.lexicographicallyPrecedes(rhs.group.utf8)
    }
    issues = builder.issues
  }
}

/// Builds the components of a catalogue one after the other.
@MainActor
private struct CatalogueBuilder {
  private(set) var components: [CatalogueComponent] = []
  private(set) var issues: [CatalogueIssue] = []
  private var ids = DistinctIDs()
  private var declaredIDs: Set<String> = []
  private var taken: Set<SourcePlace> = []

  mutating func declare(_ declaration: ComponentDeclaration, among previews: [PreviewRecord]) {
    let component = declaration.component
    func issue(_ kind: CatalogueIssue.Kind, _ message: String) -> CatalogueIssue {
      CatalogueIssue(
        kind: kind, component: component.id, message: message, source: declaration.source)
    }
    guard declaredIDs.insert(component.id).inserted else {
      return issues.append(
        issue(.duplicateComponent, "component \(component.id) is declared twice"))
    }
    guard !component.id.isEmpty, component.id == KebabCase.id(of: component.id) else {
      let proposal = KebabCase.id(of: component.id)
      return issues.append(
        issue(
          .invalidID, "component id “\(component.id)” is not in kebab case: write “\(proposal)”"))
    }
    let own = previews.filter { declaration.owns($0) && !taken.contains($0.source) }
    guard !own.isEmpty else {
      return issues.append(issue(.noStories, "component \(component.id) has no previews"))
    }
    taken.formUnion(own.map(\.source))
    var stories = StoryNaming.stories(of: own, in: component)
    for story in component.stories where !stories.contains(where: { $0.id == story.id }) {
      issues.append(issue(.unknownStory, "component \(component.id) has no story \(story.id)"))
    }
    let names = Set(stories.flatMap { $0.controls.map(\.name) })
    for control in component.controls where !names.contains(control.name) {
      issues.append(
        issue(.unknownControl, "no story of \(component.id) has a control \(control.name)"))
    }
    var order = DistinctOrder(component.stories.map(\.id))
    let positions = stories.map { order.position(of: $0.id) }
    stories = zip(positions, stories).sorted { $0.0 < $1.0 }.map(\.1)
    components.append(
      CatalogueComponent(
        id: ids.take(component.id), title: component.title,
        group: component.group ?? declaration.source.module, tags: component.tags,
        summary: component.summary, docs: component.docs, stories: stories,
        steps: component.steps, source: declaration.source))
  }

  /// Previews of no declared component: one component a file. A provider's type says no file; it
  /// joins the component of its module that it is named after, if there is one.
  mutating func addRemaining(_ previews: [PreviewRecord]) {
    var files: [(name: String, previews: [PreviewRecord])] = []
    var byFile: [String: Int] = [:]
    var byName: [String: Int] = [:]
    for preview in previews where !taken.contains(preview.source) {
      let name = "\(preview.source.module)/\(KebabCase.id(of: preview.componentName))"
      let known =
        byFile[preview.source.fileID] ?? (preview.isOfProvider ? byName[name] : nil)
      if let known {
        files[known].previews.append(preview)
        continue
      }
      byFile[preview.source.fileID] = files.count
      if byName[name] == nil { byName[name] = files.count }
      files.append((preview.componentName, [preview]))
    }
    for file in files {
      let name = KebabCase.id(of: file.name)
      let id = ids.take(name.isEmpty ? "component" : name)
      let component = Component(id)
      components.append(
        CatalogueComponent(
          id: id, title: component.title, group: file.previews[0].source.module, tags: [],
          summary: "", docs: "", stories: StoryNaming.stories(of: file.previews, in: component),
          steps: [], source: file.previews[0].source))
    }
  }
}

/// Positions in a list of names; what is not in it comes after, in the order it is asked for.
private struct DistinctOrder {
  private var positions: [String: Int] = [:]

  init(_ names: [String]) {
    for name in names where positions[name] == nil { positions[name] = positions.count }
  }

  mutating func position(of name: String) -> Int {
    let position = positions[name] ?? positions.count
    positions[name] = position
    return position
  }
}

extension SourcePlace {
  /// The module's name.
  var module: String { fileID.split(separator: "/").first.map(String.init) ?? "" }
}
