import Geometry

/// Point sizes and line distances of the text styles.
///
/// Source: the Human Interface Guidelines' typography tables, facts.md "Dynamic Type".
enum TextStyleMetrics {
  struct Entry: Equatable, Sendable {
    let size: CGFloat
    /// Baseline to baseline, in points.
    let lineDistance: CGFloat
    let weight: CGFloat
  }

  static func entry(
    _ style: Font.TextStyle, _ category: DynamicTypeSize, isMac: Bool
  ) -> Entry {
    if isMac { return mac[style] ?? Entry(size: 13, lineDistance: 16, weight: 400) }
    let row = rows[category.rawValue]
    let (size, distance) = row[columns[style] ?? 5]
    return Entry(size: size, lineDistance: distance, weight: style == .headline ? 600 : 400)
  }

  private static let columns: [Font.TextStyle: Int] = [
    .extraLargeTitle: 0, .extraLargeTitle2: 0, .largeTitle: 0, .title: 1, .title2: 2, .title3: 3,
    .headline: 4, .body: 5, .callout: 6, .subheadline: 7, .footnote: 8, .caption: 9, .caption2: 10,
  ]

  /// One row a category, xSmall first; large title, title 1–3, headline, body, callout, subhead,
  /// footnote, caption 1–2.
  private static let rows: [[(CGFloat, CGFloat)]] = [
    [
      (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16),
      (11, 13), (11, 13),
    ],
    [
      (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16),
      (11, 13), (11, 13),
    ],
    [
      (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16),
      (11, 13), (11, 13),
    ],
    [
      (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18),
      (12, 16), (11, 13),
    ],
    [
      (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20),
      (14, 19), (13, 18),
    ],
    [
      (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22),
      (16, 21), (15, 20),
    ],
    [
      (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24),
      (18, 23), (17, 22),
    ],
    [
      (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29),
      (22, 28), (20, 25),
    ],
    [
      (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33),
      (26, 32), (24, 30),
    ],
    [
      (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40),
      (32, 39), (29, 35),
    ],
    [
      (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46),
      (37, 44), (34, 41),
    ],
    [
      (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52),
      (43, 51), (40, 48),
    ],
  ]

  private static let mac: [Font.TextStyle: Entry] = [
    .largeTitle: Entry(size: 26, lineDistance: 32, weight: 400),
    .title: Entry(size: 22, lineDistance: 26, weight: 400),
    .title2: Entry(size: 17, lineDistance: 22, weight: 400),
    .title3: Entry(size: 15, lineDistance: 20, weight: 400),
    .headline: Entry(size: 13, lineDistance: 16, weight: 700),
    .body: Entry(size: 13, lineDistance: 16, weight: 400),
    .callout: Entry(size: 12, lineDistance: 15, weight: 400),
    .subheadline: Entry(size: 11, lineDistance: 14, weight: 400),
    .footnote: Entry(size: 10, lineDistance: 13, weight: 400),
    .caption: Entry(size: 10, lineDistance: 13, weight: 400),
    .caption2: Entry(size: 10, lineDistance: 13, weight: 500),
  ]
}
