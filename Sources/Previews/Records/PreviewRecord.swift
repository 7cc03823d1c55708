import Geometry
import ViewCore

/// One preview as its source declares it.
package struct PreviewRecord: Sendable {
  /// The name as written; nil if there is none.
  package var title: String?
  package var source: SourcePlace
  /// What the component is named after unless one is declared: the file, as a rule.
  package var componentName: String
  package var traits: PreviewTraits
  /// The states of the preview that have a type with controls, in the order of declaration.
  package var controls: [PreviewControl]
  /// The type of view whose states the controls set; nil if there are none.
  package var stateType: Any.Type?
  /// Makes the preview's view, without what the traits put around it.
  package var makeContent: @MainActor () -> any View

  package init(
    title: String?, source: SourcePlace, traits: PreviewTraits = PreviewTraits(),
    controls: [PreviewControl] = [], stateType: Any.Type? = nil,
    makeContent: @escaping @MainActor () -> any View
  ) {
    self.title = title
    self.source = source
    componentName = source.fileName
    self.traits = traits
    self.controls = controls
    self.stateType = stateType
    self.makeContent = makeContent
  }

  /// Whether a `PreviewProvider` declares it: those say their type, but no line.
  package var isOfProvider: Bool { source.line == nil }

  /// Makes the shared contexts of the traits' modifiers, where they may suspend.
  @MainActor package func prepare() async throws {
    for modifier in traits.modifiers { try await modifier.prepare() }
  }

  /// The preview's view under the modifiers of its traits, the first of them innermost.
  @MainActor package func makeView() throws -> any View {
    try traits.modifiers.reduce(makeContent()) { try $1.apply(to: $0) }
  }
}

/// Where something stands in the sources.
package struct SourcePlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Module and file, `Components/SegmentedControl.swift`: never a path of the machine.
  package var fileID: String
  /// From 1; nil if unknown.
  package var line: Int?
  /// From 1, in UTF-8 units.
  package var column: Int

  package init(fileID: String, line: Int?, column: Int = 1) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }

  /// The file's name without its ending.
  package var fileName: String {
    let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// `Components/SegmentedControl.swift:12`
  package var description: String { line.map { "\(fileID):\($0)" } ?? fileID }

  /// By file id, byte for byte, then by line and column.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.fileID != rhs.fileID {
      return lhs.fileID.utf8.lexicographicallyPrecedes(rhs.fileID.utf8)
    }
    return (lhs.line ?? 0, lhs.column) < (rhs.line ?? 0, rhs.column)
  }
}
