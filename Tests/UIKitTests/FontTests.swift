import Geometry
import Testing
import UIKit
import Views

@Suite struct FontTests {
  /// SF's line is 1.19336 of the size: 1950 + 494 of 2048 units.
  @Test(arguments: [11.0, 17, 34])
  func systemMetrics(_ size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(abs(font.lineHeight - size * 2444 / 2048) < 1e-6)
    #expect(abs(font.ascender - size * 1950 / 2048) < 1e-6)
    #expect(abs(font.descender + size * 494 / 2048) < 1e-6)
    #expect(abs(font.capHeight - size * 1443 / 2048) < 1e-6)
  }

  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.large, 17.0), (.largeTitle, .large, 34),
    (.caption2, .large, 11), (.body, .extraSmall, 14),
    (.body, .accessibilityExtraExtraExtraLarge, 53),
  ])
  func styleSizes(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test func styleHasItsOwnWeight() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).specification.weight == .semibold)
    #expect(UIFont.preferredFont(forTextStyle: .body).specification.weight == .regular)
  }

  @Test func scaledValuesFollowTheLineDistance() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 22, compatibleWith: large) == 62)
    #expect(metrics.scaledValue(for: 10.3, compatibleWith: UITraitCollection()) == 10.3)
  }

  @Test func descriptorsChangeDesignAndTraits() throws {
    let plain = UIFont.systemFont(ofSize: 20, weight: .light).fontDescriptor
    let rounded = try #require(plain.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 0).specification.design == .rounded)
    #expect(UIFont(descriptor: rounded, size: 12).pointSize == 12)
    let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test func unknownNamesGiveNoFont() {
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
  }
}
