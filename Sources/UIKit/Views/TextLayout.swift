import FoundationAdditions
import Geometry

/// Where the lines of a text view lie.
///
/// Coverage: partial (padding, number of lines, what happens at the last one). Verified: believed.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  /// Kept: lines go under what they should leave free.
  open var exclusionPaths: [UIBezierPath] = []
  open internal(set) weak var layoutManager: NSLayoutManager?
  final var onChange: (@MainActor () -> Void)?

  public override init() { size = .zero }
  public init(size: CGSize) { self.size = size }
}

/// A text with attributes that a layout manager lays out.
open class NSTextStorage: NSMutableAttributedString {
  @MainActor @preconcurrency
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = self
  }
}

/// Lays a text out in containers.
///
/// Coverage: partial (the rectangle that the text takes; its characters' places are not known).
/// Verified: believed.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
  open var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false

  public override init() {}

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func usedRect(for container: NSTextContainer) -> CGRect {
    let padding = container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width : .infinity
    let text = textStorage?.boundingRect(
      with: CGSize(width: max(0, width - 2 * padding), height: .infinity),
      options: .usesLineFragmentOrigin, context: nil)
    guard let text else { return .zero }
    return CGRect(x: padding, y: 0, width: text.width, height: text.height)
  }

  open func ensureLayout(for container: NSTextContainer) {}
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { glyphRange }
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { usedRect(for: container) }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { numberOfGlyphs }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { numberOfGlyphs }
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// The text of a view with its font, as storage.
  final func storage(of view: UITextView) -> NSTextStorage {
    if let textStorage { return textStorage }
    let font: [NSAttributedString.Key: Any] = view.font.map { [.font: $0] } ?? [:]
    let text = view.attributedText ?? NSAttributedString(string: view.text ?? "", attributes: font)
    return NSTextStorage(attributedString: text)
  }
}
