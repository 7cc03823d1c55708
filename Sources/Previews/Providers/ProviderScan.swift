import CPreviewSection
import Geometry
import ViewCore

/// The `PreviewProvider` types in what is linked, found by the conformances that the compiler
/// records.
@MainActor
enum ProviderScan {
  /// One record per top-level view of each provider, by the providers' names.
  static var records: [PreviewRecord] {
    ConformanceSection.types(conformingTo: (any PreviewProvider).self)
      .compactMap { found in
        (found.type as? any PreviewProvider.Type).map { (name: found.name, type: $0) }
      }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      .flatMap { found in
        let provider = found.type
        return records(of: provider, named: found.name)
      }
  }

  private static func records<P: PreviewProvider>(
    of provider: P.Type, named name: String
  ) -> [PreviewRecord] {
    let source = SourcePlace(fileID: name.replacingOccurrences(of: ".", with: "/"), line: nil)
    return PreviewExpansion(P.previews).previews.enumerated().map { index, preview in
      var record = PreviewRecord(
        title: preview.options.title, source: source, traits: preview.options.traits,
        makeContent: {
          let previews = PreviewExpansion(P.previews).previews
          return previews.indices.contains(index) ? previews[index].view : EmptyView()
        })
      record.componentName = componentName(of: source.fileName)
      return record
    }
  }

  /// The provider's name without its customary ending: a file of that name declares it as a rule.
  static func componentName(of typeName: String) -> String {
    for ending in ["_Previews", "_Preview", "Previews", "Preview", "_previews"] {
      if typeName.hasSuffix(ending), typeName != ending {
        return String(typeName.dropLast(ending.count))
      }
    }
    return typeName
  }
}
