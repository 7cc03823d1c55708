import Geometry

/// Looks for misspelt words. There is no dictionary here: no word is found to be wrong, and none is
/// guessed or completed; words are learnt and ignored as asked.
///
/// Coverage: partial (learning; nothing is misspelt). Verified: documented.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  open var ignoredWords: [String]?

  nonisolated public override init() { super.init() }

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class var availableLanguages: [String] { ["en_US"] }
}
