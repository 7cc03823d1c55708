import FoundationAdditions
import Geometry

/// A picture in a text. Texts of UIKit are drawn without theirs.
///
/// Coverage: inert. Verified: documented.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
    fileType = uti
  }

  /// The character that stands for an attachment.
  public static let character = 0xFFFC
}

extension NSAttributedString.Key {
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
