import Drawing
import Foundation
import Geometry
import SVGRendering
import Testing

/// Whole documents against the files in `Goldens`. To record them anew, on purpose, run the tests
/// with `RECORD_GOLDENS=1`.
struct GoldenTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  static let lists: [(String, DisplayList)] = [
    ("segmented-control", segmentedControl), ("spotlight", spotlight), ("paints", paints),
    ("masks-and-filters", masksAndFilters), ("rows", rows),
  ]

  @Test(arguments: lists)
  func matchesTheFile(_ name: String, _ list: DisplayList) throws {
    let bytes = svg(list, options: SVGOptions(title: name))
    #expect(svg(list, options: SVGOptions(title: name)) == bytes)
    let file = Self.folder.appendingPathComponent("\(name).svg")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(bytes).write(to: file)
    }
    let golden = try Data(contentsOf: file)
    #expect(golden == Data(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    #expect(XMLTree.parse(bytes) != nil)
  }

  @Test func everyFileIsUsed() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Self.lists.map { "\($0.0).svg" }))
  }
}

extension GoldenTests {
  /// A plate in `difference` over a track with labels, clipped by the control and kept apart.
  static let segmentedControl = Drawn.list([
    Drawn.fill(Drawn.rect(0, 0, 100, 60), Drawn.rgb(0xFF8000)),
    Drawn.group(
      Drawn.fill(Path(roundedRect: CGRect(x: 5, y: 14, width: 90, height: 32), cornerRadius: 8)),
      Drawn.run([Drawn.bar, Drawn.wave], x: 20, y: 36, paint: .color(.white)),
      Drawn.run([Drawn.wave, Drawn.bar], x: 60, y: 36, paint: .color(.white)),
      Drawn.group(
        Drawn.fill(
          Path(roundedRect: CGRect(x: 7, y: 16, width: 44, height: 28), cornerRadius: 7), .white,
          .difference)
      ) {
        $0.clip = ClipPath(
          path: Path(roundedRect: CGRect(x: 5, y: 14, width: 90, height: 32), cornerRadius: 8))
      }
    ) { $0.isIsolated = true },
  ])

  /// A veil with two overlapping holes over content.
  static let spotlight = Drawn.list([
    Drawn.run([Drawn.wave, Drawn.bar, Drawn.wave, Drawn.bar]),
    Drawn.group(
      Drawn.fill(Drawn.rect(0, 0, 100, 60), Drawn.rgb(0, 0.5)),
      Drawn.fill(
        Path(roundedRect: CGRect(x: 5, y: 5, width: 50, height: 40), cornerRadius: 12), .black,
        .destinationOut),
      Drawn.fill(
        Path(ellipseIn: CGRect(x: 40, y: 10, width: 40, height: 40)), .black, .destinationOut)
    ) { $0.isIsolated = true },
  ])

  static let stops = [
    GradientStop(color: Drawn.rgb(0xFF3B30), location: 0),
    GradientStop(color: Drawn.rgb(0x34C759, 0.5), location: 0.25),
    GradientStop(color: Drawn.rgb(0x007AFF), location: 1),
  ]

  static let paints = Drawn.list(
    [
      Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 20, y: 20)),
      .radialGradient(
        stops: stops, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 10),
      .radialGradient(
        stops: stops, center: CGPoint(x: 10, y: 10), startRadius: 8, endRadius: 2),
      .ellipticalGradient(
        stops: stops, center: CGPoint(x: 10, y: 10), radii: CGSize(width: 10, height: 5),
        startFraction: 0, endFraction: 1),
    ].enumerated().map { index, paint in
      Drawn.group(
        .shape(
          ShapeItem(
            path: Drawn.rect(0, 0, 20, 20), stroke: index == 1 ? StrokeStyle(lineWidth: 4) : nil,
            paint: paint))
      ) { $0.transform.tx = 25 * Double(index) }
    } + [
      Drawn.fill(Path(roundedRect: CGRect(x: 0, y: 30, width: 40, height: 20), cornerRadius: 6)),
      .shape(
        ShapeItem(
          path: Drawn.rect(50, 30, 40, 25),
          paint: .angularGradient(
            stops: [stops[0], stops[2]], center: CGPoint(x: 70, y: 42), start: .degrees(0),
            end: .degrees(20)))),
    ])

  static let masksAndFilters = Drawn.list([
    Drawn.group(
      Drawn.fill(Drawn.rect(0, 0, 40, 30), Drawn.rgb(0x5856D6)), Drawn.run([Drawn.bar], y: 20)
    ) {
      $0.mask = [
        .shape(
          ShapeItem(
            path: Drawn.rect(0, 0, 40, 30),
            paint: .linearGradient(
              stops: [stops[0], GradientStop(color: .clear, location: 1)], start: .zero,
              end: CGPoint(x: 0, y: 30))))
      ]
    },
    Drawn.group(
      Drawn.fill(Drawn.rect(50, 5, 20, 20), .white), Drawn.fill(Drawn.rect(60, 15, 20, 20), .black)
    ) {
      $0.filters = [
        .saturation(0.5), .luminanceToAlpha,
        .shadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 2)),
      ]
      $0.blendMode = .plusLighter
    },
  ])

  /// Three rows of text, cut by a scroll view, the last out of sight.
  static let rows = Drawn.list([
    Drawn.group(
      Drawn.run(Array(repeating: Drawn.wave, count: 5), y: 20),
      Drawn.run([Drawn.bar, Drawn.wave, Drawn.bar], y: 50),
      Drawn.run(Array(repeating: Drawn.wave, count: 5), y: 150)
    ) { $0.clip = ClipPath(path: Drawn.rect(0, 10, 100, 40)) }
  ])
}
