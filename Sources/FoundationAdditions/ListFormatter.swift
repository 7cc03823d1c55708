import Foundation

/// Joins texts: "a, b, and c". Absent from Foundation on Linux.
///
/// Coverage: done, in English. Verified: documented.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = Locale(identifier: "en_US")
  /// Writes items that are no texts.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? Locale(identifier: "en_US")))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
