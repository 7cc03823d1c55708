// Heights, spacing, wrapping and truncation of text. Set in the 13 point system font unless a
// case says otherwise (see README.md, "Text"); widths of glyphs are not the subject.
// Expected frames: TextCases.json. Format: README.md.
import SwiftUI

private let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

// Between two texts nothing; from a text to a block more than from a block to a text.
#Preview("text/blocks-and-texts", traits: .fixedLayout(width: 200, height: 200)) {
  VStack {
    Text("One").accessibilityIdentifier("one")
    Text("Two").accessibilityIdentifier("two")
    Color.pink.frame(width: 50, height: 10).accessibilityIdentifier("block")
    Text("Three").accessibilityIdentifier("three")
  }
  .accessibilityIdentifier("column")
  .font(.system(size: 13))
}

#Preview("text/row-spacing", traits: .fixedLayout(width: 300, height: 100)) {
  HStack {
    Text("One").accessibilityIdentifier("one")
    Text("Two").accessibilityIdentifier("two")
    Color.pink.frame(width: 10, height: 10).accessibilityIdentifier("block")
    Text("Three").accessibilityIdentifier("three")
  }
  .accessibilityIdentifier("row")
  .font(.system(size: 13))
}

// The baseline of a view without text is its bottom edge.
#Preview("text/baselines", traits: .fixedLayout(width: 300, height: 100)) {
  VStack(spacing: 0) {
    HStack(alignment: .firstTextBaseline) {
      Text("Big").font(.largeTitle).accessibilityIdentifier("bigFirst")
      Text("small").accessibilityIdentifier("smallFirst")
      Color.pink.frame(width: 10, height: 10).accessibilityIdentifier("block")
    }
    .accessibilityIdentifier("firstRow")
    HStack(alignment: .lastTextBaseline) {
      Text("Big").font(.largeTitle).accessibilityIdentifier("bigLast")
      Text("small").accessibilityIdentifier("smallLast")
    }
    .accessibilityIdentifier("lastRow")
  }
  .font(.system(size: 13))
}

#Preview("text/wrapping", traits: .fixedLayout(width: 400, height: 300)) {
  VStack(alignment: .leading, spacing: 0) {
    Text(sentence)
      .accessibilityIdentifier("narrow")
      .frame(width: 150, alignment: .topLeading)
      .accessibilityIdentifier("narrowFrame")
    Text(sentence)
      .accessibilityIdentifier("wide")
      .frame(width: 260, alignment: .topLeading)
    Text(sentence).accessibilityIdentifier("free")
  }
  .accessibilityIdentifier("column")
  .font(.system(size: 13))
}

// The alignment of lines changes no frame.
#Preview("text/multiline-alignment", traits: .fixedLayout(width: 400, height: 300)) {
  VStack(spacing: 0) {
    Text(sentence).multilineTextAlignment(.leading)
      .accessibilityIdentifier("atLeading")
      .frame(width: 200, alignment: .top)
    Text(sentence).multilineTextAlignment(.center)
      .accessibilityIdentifier("atCentre")
      .frame(width: 200, alignment: .top)
    Text(sentence).multilineTextAlignment(.trailing)
      .accessibilityIdentifier("atTrailing")
      .frame(width: 200, alignment: .top)
    Text("Left\nRight side").multilineTextAlignment(.trailing)
      .accessibilityIdentifier("breakTrailing")
    Text("Left\nRight side").multilineTextAlignment(.center)
      .accessibilityIdentifier("breakCentre")
    Text("Hi").multilineTextAlignment(.trailing)
      .accessibilityIdentifier("single")
      .frame(width: 200, alignment: .leading)
  }
  .accessibilityIdentifier("column")
  .font(.system(size: 13))
}

// The clear box holds the place of a fourth text of the recorded column.
#Preview("text/line-spacing", traits: .fixedLayout(width: 400, height: 320)) {
  VStack(alignment: .leading, spacing: 0) {
    Text(sentence).lineSpacing(4)
      .accessibilityIdentifier("four")
      .frame(width: 150, alignment: .topLeading)
    Text(sentence).lineSpacing(10)
      .accessibilityIdentifier("ten")
      .frame(width: 150, alignment: .topLeading)
    Color.clear.frame(width: 150, height: 85.5)
    Text("Hello").lineSpacing(10).accessibilityIdentifier("single")
  }
  .accessibilityIdentifier("column")
  .font(.system(size: 13))
}

#Preview("text/truncation", traits: .fixedLayout(width: 400, height: 200)) {
  VStack(alignment: .leading, spacing: 0) {
    Text(sentence).lineLimit(1).truncationMode(.head)
      .accessibilityIdentifier("head").frame(width: 150, alignment: .topLeading)
    Text(sentence).lineLimit(1).truncationMode(.middle)
      .accessibilityIdentifier("middle").frame(width: 150, alignment: .topLeading)
    Text(sentence).lineLimit(1).truncationMode(.tail)
      .accessibilityIdentifier("tail").frame(width: 150, alignment: .topLeading)
    Text(sentence).lineLimit(1)
      .accessibilityIdentifier("wide").frame(width: 260, alignment: .topLeading)
    Text(sentence).lineLimit(2).truncationMode(.middle)
      .accessibilityIdentifier("twoLines").frame(width: 150, alignment: .topLeading)
    Text("Hello").truncationMode(.head).accessibilityIdentifier("fits")
  }
  .accessibilityIdentifier("column")
  .font(.system(size: 13))
}

#Preview("text/system-font-heights", traits: .fixedLayout(width: 400, height: 400)) {
  VStack(alignment: .leading, spacing: 0) {
    Text("The quick brown fox").font(.system(size: 10)).accessibilityIdentifier("size10")
    Text("The quick brown fox").font(.system(size: 12)).accessibilityIdentifier("size12")
    Text("The quick brown fox").font(.system(size: 20)).accessibilityIdentifier("size20")
    Text("The quick brown fox").font(.system(size: 24)).accessibilityIdentifier("size24")
    Text("The quick brown fox").font(.system(size: 32)).accessibilityIdentifier("size32")
    Text("The quick brown fox").font(.system(size: 20, weight: .light)).accessibilityIdentifier(
      "light")
    Text("The quick brown fox").font(.system(size: 20, weight: .medium)).accessibilityIdentifier(
      "medium")
    Text("The quick brown fox").font(.system(size: 20, weight: .bold)).accessibilityIdentifier(
      "bold")
    Text("The quick brown fox").font(.system(size: 20, weight: .black)).accessibilityIdentifier(
      "black")
    Text("The quick brown fox").font(.system(size: 20, design: .rounded)).accessibilityIdentifier(
      "rounded")
    Text("The quick brown fox").font(.system(size: 20, design: .serif)).accessibilityIdentifier(
      "serif")
    Text("The quick brown fox").font(.system(size: 20, design: .monospaced))
      .accessibilityIdentifier("monospaced")
  }
}

// Two rigid blocks leave 24 points: one line of the text survives, the stack does not overflow.
#Preview("text/squeezed-by-blocks", traits: .fixedLayout(width: 200, height: 120)) {
  VStack(spacing: 8) {
    Color.pink.frame(height: 40).accessibilityIdentifier("above")
    Text(sentence)
      .frame(width: 150, alignment: .leading)
      .accessibilityIdentifier("text")
    Color.teal.frame(height: 40).accessibilityIdentifier("below")
  }
  .accessibilityIdentifier("column")
  .font(.system(size: 13))
}
