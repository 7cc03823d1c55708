import Geometry

@testable import Typography

/// One row of the recorded text sizes.
struct RecordedText {
  var platform: TextPlatform
  var font: FontDescriptor
  /// `system` rows have clean heights, `style` rows inflated ones.
  var isSystem: Bool
  var string: String
  var width: CGFloat
  var height: CGFloat
  var firstBaseline: CGFloat
  var lastBaseline: CGFloat
  var proposal: CGFloat?
  var options: String

  /// Point sizes and default weights of the text styles (the fixture's header).
  private static let iOS: [String: (CGFloat, CGFloat)] = [
    "body": (17, 400), "headline": (17, 600), "callout": (16, 400), "subheadline": (15, 400),
    "footnote": (13, 400), "caption": (12, 400), "caption2": (11, 400), "title": (28, 400),
    "title2": (22, 400), "title3": (20, 400), "largeTitle": (34, 400),
  ]
  private static let macOS: [String: (CGFloat, CGFloat)] = [
    "body": (13, 400), "headline": (13, 700), "callout": (12, 400), "subheadline": (11, 400),
    "footnote": (10, 400), "caption": (10, 400), "caption2": (10, 400), "title": (22, 400),
    "title2": (17, 400), "title3": (15, 400), "largeTitle": (26, 400),
  ]

  init?(_ row: [String: String]) {
    guard let font = row["font"], let quoted = row["string"],
      let string = try? JSONDecoder().decode(String.self, from: Data(quoted.utf8))
    else { return nil }
    func number(_ key: String) -> CGFloat { row[key].flatMap { Double($0) } ?? .nan }
    platform = row["platform"] == "mac" ? .macOS : .iOS
    let parts = font.split(separator: ":").map(String.init)
    isSystem = parts[0] == "system"
    if isSystem {
      let design = parts.count > 3 ? parts[3] : "default"
      self.font = FontDescriptor(
        size: Double(parts[1]) ?? .nan, weight: Double(parts[2]) ?? .nan,
        design: FontDescriptor.Design(rawValue: design) ?? .standard)
    } else {
      guard let style = (platform == .macOS ? Self.macOS : Self.iOS)[parts[1]] else { return nil }
      let weight = parts.count > 2 ? Double(parts[2].dropFirst()) ?? .nan : style.1
      self.font = FontDescriptor(size: style.0, weight: weight)
    }
    self.string = string
    width = number("width")
    height = number("height")
    firstBaseline = number("firstBaseline")
    lastBaseline = number("lastBaseline")
    proposal = row["proposal"].flatMap { Double($0) }.map { CGFloat($0) }
    options = row["options"] ?? ""
  }
}
