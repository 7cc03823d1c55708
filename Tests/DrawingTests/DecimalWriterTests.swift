import Drawing
import Testing

/// FR-160.
struct DecimalWriterTests {
  static let lengths: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (123456, "123456"), (0.1, "0.1"),
    (1.0 / 3, "0.333"), (-2.0 / 3, "-0.667"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"),
    (1e-7, "0"), (12.3456, "12.346"), (99.9996, "100"), (0.05, "0.05"), (100.5, "100.5"),
    (1e9, "1000000000"), (1e300, "1000000000"), (-.infinity, "-1000000000"), (.nan, "0"),
  ]

  @Test(arguments: lengths)
  func lengthsHaveThreeDecimals(_ value: Double, _ text: String) {
    #expect(DecimalWriter.length(value) == text)
  }

  static let factors: [(Double, String)] = [
    (1.0 / 3, "0.333333"), (0.5, "0.5"), (0.0000004, "0"), (-0.7071067811865476, "-0.707107"),
    (0.999_999_9, "1"), (2.000_001, "2.000001"), (1e9, "1000000000"),
  ]

  @Test(arguments: factors)
  func factorsHaveSix(_ value: Double, _ text: String) {
    #expect(DecimalWriter.factor(value) == text)
  }

  static let bare: [(Int, String)] = [
    (500, ".5"), (-500, "-.5"), (0, "0"), (1500, "1.5"), (7, ".007"), (1000, "1"),
  ]

  @Test(arguments: bare)
  func pathDataNeedsNoLeadingZero(_ thousandths: Int, _ text: String) {
    var bytes: [UInt8] = []
    DecimalWriter.appendThousandths(thousandths, leadingZero: false, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test func integersOfEveryLength() {
    var value: UInt = 1
    for _ in 0..<18 {
      for number in [value - 1, value, value + 1] {
        var bytes: [UInt8] = []
        DecimalWriter.appendInteger(number, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "\(number)")
      }
      value *= 10
    }
  }
}
