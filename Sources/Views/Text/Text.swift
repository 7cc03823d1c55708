import Geometry
import ViewCore

/// One or more lines of read-only text.
///
/// Coverage: all initialisers; no custom renderers. Verified: recorded (text/*).
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case formatted(FormattedText)
    case image(Image)
    case concatenated(Text, Text)
  }

  var storage: Storage
  /// What modifiers of this text say; most texts have none.
  private(set) var ownStyle: Shared<TextStyle>?

  init(_ storage: Storage) { self.storage = storage }

  public init(verbatim content: String) { self.init(.verbatim(content)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// An image in a line of text, on its baseline.
  public init(_ image: Image) { self.init(.image(image)) }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }

  func with(_ change: (inout TextStyle) -> Void) -> Text {
    var style = ownStyle?.value ?? TextStyle()
    change(&style)
    var text = self
    text.ownStyle = style.isEmpty ? nil : Shared(style)
    return text
  }
}

extension Text {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
