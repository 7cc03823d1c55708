import Drawing
import SVGRendering
import SwiftUI
import Testing
import ViewCore

/// Every case against its file in `Goldens`. To record them anew, on purpose, run the tests with
/// `RECORD_GOLDENS=1`, and look at what changed.
@Suite @MainActor struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  private func picture(_ drawing: DrawingCase) -> [UInt8] {
    let graph = ViewGraph(canvas: Canvas(width: drawing.size.width, height: drawing.size.height))
    var environment = EnvironmentValues()
    environment.displayScale = 3
    drawing.environment(&environment)
    graph.update(drawing.view, environment: environment)
    graph.settle()
    var painter = Painter()
    graph.root?.paint(&painter)
    let list = DisplayList(size: drawing.size, items: painter.items)
    return svg(list, options: SVGOptions(title: drawing.name))
  }

  @Test func namesAreUniqueAndMany() {
    let names = DrawingCase.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 150)
  }

  @Test func everyCaseMatchesItsFile() throws {
    for drawing in DrawingCase.all {
      let bytes = picture(drawing)
      let isRepeatable = picture(drawing) == bytes
      #expect(isRepeatable, "\(drawing.name): two pictures differ")
      let file = Self.folder.appendingPathComponent("\(drawing.name).svg")
      if Self.isRecording {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
      let golden = try Data(contentsOf: file)
      let isSame = golden == Data(bytes)
      #expect(isSame, "\(drawing.name): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func everyFileIsUsed() throws {
    let names = Set(DrawingCase.all.map { "\($0.name).svg" })
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    let unused = files.filter { $0.hasSuffix(".svg") && !names.contains($0) }
    #expect(unused.isEmpty)
  }
}
