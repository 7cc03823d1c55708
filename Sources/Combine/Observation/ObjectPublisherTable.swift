import Foundation

/// The publishers of observable objects that have no `@Published` property to keep them in.
///
/// Objects are held weakly; entries of released ones are swept as the table grows.
final class ObjectPublisherTable: @unchecked Sendable {
  static let shared = ObjectPublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  /// The one publisher of `object`, made on first use.
  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    return lock.withLock {
      if let entry = entries[id], entry.object === object { return entry.publisher }
      if entries.count >= sweepCount {
        entries = entries.filter { $0.value.object != nil }
        sweepCount = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
