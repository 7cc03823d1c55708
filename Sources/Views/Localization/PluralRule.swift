import Geometry

/// The plural categories of numbers in a language.
///
/// Source: the cardinal rules of Unicode CLDR, for integers and for numbers with shown decimals.
enum PluralRule {
  enum Category: String, CaseIterable, Sendable { case zero, one, two, few, many, other }

  /// - Parameter language: a code such as `ru`.
  static func category(of number: Double, language: String) -> Category {
    let magnitude = abs(number)
    guard magnitude.isFinite, magnitude < 1e15 else { return .other }
    let isWhole = magnitude == magnitude.rounded()
    let integer = Int(magnitude)
    switch language {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "yue", "jv", "bo": return .other
    case "fr", "hy", "kab", "ff": return magnitude < 2 ? .one : .other
    case "pt": return integer < 2 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "am", "as", "zu":
      return integer == 0 || magnitude == 1 ? .one : .other
    case "ru", "uk", "be": return isWhole ? eastSlavic(integer) : .other
    case "pl": return isWhole ? polish(integer) : .other
    case "cs", "sk":
      guard isWhole else { return .many }
      return integer == 1 ? .one : (2...4).contains(integer) ? .few : .other
    case "hr", "sr", "bs", "sh": return isWhole ? southSlavic(integer) : .other
    case "sl":
      guard isWhole else { return .few }
      switch integer % 100 {
      case 1: return .one
      case 2: return .two
      case 3, 4: return .few
      default: return .other
      }
    case "ar": return isWhole ? arabic(integer) : .other
    case "he", "iw":
      return isWhole ? (integer == 1 ? .one : integer == 2 ? .two : .other) : .other
    case "lt": return isWhole ? lithuanian(integer) : .many
    case "lv":
      guard isWhole else { return .other }
      if integer % 10 == 0 || (11...19).contains(integer % 100) { return .zero }
      return integer % 10 == 1 ? .one : .other
    case "ro", "mo":
      guard isWhole else { return .few }
      if integer == 1 { return .one }
      return integer == 0 || (1...19).contains(integer % 100) ? .few : .other
    case "ga":
      guard isWhole else { return .other }
      switch integer {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    case "cy":
      guard isWhole else { return .other }
      switch integer {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case "mt": return isWhole ? maltese(integer) : .other
    case "is", "mk": return isWhole && integer % 10 == 1 && integer % 100 != 11 ? .one : .other
    case "tr", "hu", "ka", "kk", "uz", "az", "bg", "el", "es", "it", "da", "nb", "nn", "no", "fi":
      return magnitude == 1 ? .one : .other
    default: return isWhole && integer == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ n: Int) -> Category {
    let isTeen = (11...14).contains(n % 100)
    if n % 10 == 1, !isTeen { return .one }
    return (2...4).contains(n % 10) && !isTeen ? .few : .many
  }

  private static func polish(_ n: Int) -> Category {
    if n == 1 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
  }

  private static func southSlavic(_ n: Int) -> Category {
    let isTeen = (11...14).contains(n % 100)
    if n % 10 == 1, !isTeen { return .one }
    return (2...4).contains(n % 10) && !isTeen ? .few : .other
  }

  private static func arabic(_ n: Int) -> Category {
    switch (n, n % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func lithuanian(_ n: Int) -> Category {
    if (11...19).contains(n % 100) || n % 10 == 0 { return .other }
    return n % 10 == 1 ? .one : .few
  }

  private static func maltese(_ n: Int) -> Category {
    switch (n, n % 100) {
    case (1, _): .one
    case (2, _): .two
    case (0, _), (_, 3...10): .few
    case (_, 11...19): .many
    default: .other
    }
  }
}
