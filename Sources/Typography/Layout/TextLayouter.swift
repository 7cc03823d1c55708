import Geometry
import Synchronization

/// Shapes, measures and lays out text; the one door to this module for views.
///
/// Safe to call from any thread: a lock guards its caches. A text is shaped once per style and
/// broken anew per width. Nothing here fails: without fonts every character is a box.
package final class TextLayouter: Sendable {
  /// The layouter of this process, with the fonts of `FontLibrary.installed()`.
  package static let shared: TextLayouter = {
    do throws(FontLibraryError) {
      return TextLayouter(library: try FontLibrary.installed())
    } catch {
      // A partial library still shows what it has; the error says what to install.
      return TextLayouter(
        library: FontLibrary(
          directories: FontLibrary.searchDirectories(
            environment: ProcessInfo.processInfo.environment)), libraryError: error)
    }
  }()

  /// Why fonts are missing: to be shown once by whoever starts the process.
  package let libraryError: FontLibraryError?
  private let engine: Mutex<TextEngine>

  package init(library: FontLibrary, libraryError: FontLibraryError? = nil) {
    self.libraryError = libraryError
    engine = Mutex(TextEngine(library: library))
  }

  /// The shape of a text, from the cache if it was asked for lately.
  package func shape(_ text: AttributedRuns, isRightToLeft: Bool = false) -> ShapedText {
    engine.withLock { $0.shape(text, isRightToLeft: isRightToLeft) }
  }

  /// The size of a text in a proposal; nil, infinite and NaN lengths are no limit.
  package func measure(
    _ text: ShapedText, width: CGFloat?, height: CGFloat?, options: TextLayoutOptions
  ) -> TextMeasurement {
    let proposal = Self.proposal(width, height, options)
    return engine.withLock { $0.measure(text, in: proposal) }
  }

  package func measure(
    _ text: AttributedRuns, width: CGFloat?, height: CGFloat?, options: TextLayoutOptions
  ) -> TextMeasurement {
    measure(
      shape(text, isRightToLeft: options.isRightToLeft), width: width, height: height,
      options: options)
  }

  /// The lines of a text in a proposal, with glyphs in place.
  package func layout(
    _ text: ShapedText, width: CGFloat?, height: CGFloat?, options: TextLayoutOptions
  ) -> TextLayout {
    let proposal = Self.proposal(width, height, options)
    return engine.withLock { $0.layout(text, in: proposal) }
  }

  package func layout(
    _ text: AttributedRuns, width: CGFloat?, height: CGFloat?, options: TextLayoutOptions
  ) -> TextLayout {
    layout(
      shape(text, isRightToLeft: options.isRightToLeft), width: width, height: height,
      options: options)
  }

  /// The vertical measures of a font, unrounded.
  package func metrics(_ font: FontDescriptor, platform: TextPlatform = .iOS) -> FontMetrics {
    engine.withLock { $0.metrics(font, platform: platform) }
  }

  /// Whether an installed font has this family, full or PostScript name.
  package func hasFont(named name: String) -> Bool {
    engine.withLock { $0.store.customFont(name, FontDescriptor(size: 17, family: name)) != nil }
  }

  /// File names of the faces opened so far by their hash, the first part of every outline's key.
  package var openedFaces: [String: String] { engine.withLock { $0.store.openedFaces } }

  private static func proposal(
    _ width: CGFloat?, _ height: CGFloat?, _ options: TextLayoutOptions
  ) -> FitProposal {
    FitProposal(width: limit(width), height: limit(height), options: options)
  }

  private static func limit(_ length: CGFloat?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return max(Double(length), 0)
  }
}
