import CPreviewSection
import Geometry

/// The previews in what is linked.
@MainActor
package enum PreviewRegistry {
  /// Every `#Preview`, by file id, then line; after them those of `PreviewProvider`s, by type name.
  package static let records: [PreviewRecord] = macroRecords + ProviderScan.records

  /// Every `#Preview`, by file id, then line.
  static var macroRecords: [PreviewRecord] {
    var drafts: [PreviewDraft] = []
    withUnsafeMutablePointer(to: &drafts) { SectionList.run(vitrine_preview_section(), with: $0) }
    return drafts.sorted { $0.source < $1.source }.map(\.record)
  }
}

/// A section of C functions that each add something to a list.
package enum SectionList {
  private typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Calls every function of `section` with `list`. A null word, as padding leaves it, is passed
  /// over.
  package static func run(_ section: VitrineSection, with list: UnsafeMutableRawPointer) {
    guard let start = section.start, let end = section.end else { return }
    let count = (end - start) / MemoryLayout<UInt>.stride
    let words = start.assumingMemoryBound(to: UnsafeRawPointer?.self)
    for word in UnsafeBufferPointer(start: words, count: count) {
      if let word { unsafeBitCast(word, to: Entry.self)(list) }
    }
  }
}
