import Geometry

/// Data that is dragged, dropped or shared. Absent from Foundation on Linux.
///
/// Coverage: partial (keeps the object it is made with; loads nothing). Verified: documented.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let item: Any?
  open var suggestedName: String?

  public override init() {
    item = nil
    super.init()
  }

  public init(object: Any) {
    item = object
    super.init()
  }

  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(object: fileURL)
  }

  open var registeredTypeIdentifiers: [String] { [] }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { item is T }

  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }

  @discardableResult
  open func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(item as? T, nil)
    return Progress(totalUnitCount: 1)
  }

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
}

/// Objects that a provider can hand out.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}
extension NSAttributedString: NSItemProviderReading {}
extension UIImage: NSItemProviderReading {}
extension UIColor: NSItemProviderReading {}
