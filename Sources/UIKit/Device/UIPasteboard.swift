import Geometry

/// What was copied, within the process.
///
/// Coverage: partial (texts, addresses, colours, images; no types). Verified: documented.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  public override init() {}

  open var strings: [String]?
  open var urls: [URL]?
  open var images: [UIImage]?
  open var colors: [UIColor]?

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasURLs: Bool { urls?.isEmpty == false }
  open var hasImages: Bool { images?.isEmpty == false }
  open var hasColors: Bool { colors?.isEmpty == false }
  open var changeCount: Int { 0 }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
  open func data(forPasteboardType pasteboardType: String) -> Data? { nil }
  open func setItems(_ items: [[String: Any]]) {}

  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
}
