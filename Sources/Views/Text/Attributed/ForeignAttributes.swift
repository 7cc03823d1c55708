import Geometry
import ViewCore

/// A value of UIKit that an attributed string can hold and a text can draw.
open class _DrawnAttribute: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var _drawnFont: Font? { nil }
  open var _drawnColor: Color? { nil }
}

/// The attributes of UIKit as a text reads them: under the same names, with no type of UIKit's.
enum ForeignAttributes {
  enum FontKey: AttributedStringKey {
    typealias Value = _DrawnAttribute
    static let name = _ForeignAttributeNames.font
  }

  enum ForegroundKey: AttributedStringKey {
    typealias Value = _DrawnAttribute
    static let name = _ForeignAttributeNames.foregroundColor
  }

  enum BackgroundKey: AttributedStringKey {
    typealias Value = _DrawnAttribute
    static let name = _ForeignAttributeNames.backgroundColor
  }

  enum UnderlineColorKey: AttributedStringKey {
    typealias Value = _DrawnAttribute
    static let name = _ForeignAttributeNames.underlineColor
  }

  enum StrikethroughColorKey: AttributedStringKey {
    typealias Value = _DrawnAttribute
    static let name = _ForeignAttributeNames.strikethroughColor
  }
}

/// The names under which attributed strings keep the attributes of UIKit.
public enum _ForeignAttributeNames {
  public static let font = "NSFont"
  public static let foregroundColor = "NSColor"
  public static let backgroundColor = "NSBackgroundColor"
  public static let underlineColor = "NSUnderlineColor"
  public static let strikethroughColor = "NSStrikethroughColor"
}
