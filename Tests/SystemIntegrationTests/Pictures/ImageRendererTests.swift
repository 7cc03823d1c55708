import Combine
import CoreGraphics
import Drawing
import Geometry
import LayoutCore
import SystemIntegration
import Testing
import UIKit
import UIKitBridge
import ViewCore
import Views

/// A badge of several parts, 60 by 40.
private struct Badge: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.yellow
      Circle().fill(.blue).frame(width: 20, height: 20).padding(5)
      Rectangle().fill(.red).frame(width: 30, height: 10).offset(x: 25, y: 25)
    }
    .frame(width: 60, height: 40)
  }
}

/// Shows an image of a symbol that there is not.
private struct Pictured: View {
  var body: some View {
    Image(uiImage: ImageRenderer(content: Image(systemName: "no.such")).uiImage ?? UIImage())
  }
}

/// What a view paints in a window of a size.
@MainActor private func painted<V: View>(_ view: V, _ size: CGSize) -> DisplayList {
  let graph = ViewGraph(canvas: Canvas(width: size.width, height: size.height))
  graph.update(view, environment: EnvironmentValues())
  graph.settle()
  var painter = Painter()
  graph.root?.paint(&painter)
  return DisplayList(size: size, items: painter.items)
}

/// The colours of two pictures at the middle of every fourth point.
@MainActor private func differences(_ one: DisplayList, _ other: DisplayList) -> [CGPoint] {
  var result: [CGPoint] = []
  for y in stride(from: 0.5, to: one.size.height, by: 4) {
    for x in stride(from: 0.5, to: one.size.width, by: 4) {
      let point = CGPoint(x: x, y: y)
      if one.color(at: point).bytes != other.color(at: point).bytes { result.append(point) }
    }
  }
  return result
}

@Suite @MainActor struct ImageRendererTests {
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func theImageDrawsWhatTheViewDraws(scale: CGFloat) throws {
    let renderer = ImageRenderer(content: Badge())
    renderer.scale = scale
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 60, height: 40))
    #expect(image.scale == scale)
    let size = CGSize(width: 80, height: 60)
    let shown = painted(Image(uiImage: image), size)
    #expect(differences(shown, painted(Badge(), size)).isEmpty)
    let pixels = try #require(renderer.cgImage)
    #expect(pixels.width == Int(60 * scale))
    #expect(pixels.height == Int(40 * scale))
    let again = painted(Image(decorative: pixels, scale: scale), size)
    #expect(differences(again, shown).isEmpty)
    #expect(image.pngData() == nil)
  }

  @Test func theImageIsAsLargeAsTheViewInItsProposal() throws {
    let renderer = ImageRenderer(content: Color.red.frame(height: 10))
    renderer.proposedSize = ProposedViewSize(width: 70, height: nil)
    #expect(try #require(renderer.uiImage).size == CGSize(width: 70, height: 10))
    let narrow = ImageRenderer(content: Badge())
    narrow.proposedSize = ProposedViewSize(width: 300, height: 300)
    #expect(try #require(narrow.uiImage).size == CGSize(width: 60, height: 40))
  }

  @Test func sizesAreWholePixels() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10.2, height: 10.5))
    renderer.scale = 2
    #expect(try #require(renderer.uiImage).size == CGSize(width: 10.5, height: 10.5))
  }

  @Test func whatHasNoExtentIsNoImage() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 5)).cgImage == nil)
    let huge = ImageRenderer(content: Color.red.frame(width: 20_000, height: 5))
    #expect(huge.uiImage == nil)
  }

  @Test func opaqueImagesHaveBlackBehindThem() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 10, height: 10))
    renderer.isOpaque = true
    let shown = painted(
      Image(uiImage: try #require(renderer.uiImage)), CGSize(width: 10, height: 10))
    #expect(shown.color(at: CGPoint(x: 5, y: 5)).bytes == (0, 0, 0, 255))
  }

  /// Blended views of an image see only each other.
  @Test func blendingStaysInTheImage() throws {
    let renderer = ImageRenderer(
      content: Color.black.frame(width: 10, height: 10).blendMode(.destinationOut))
    let image = try #require(renderer.uiImage)
    let shown = painted(
      ZStack {
        Color.yellow
        Image(uiImage: image)
      }, CGSize(width: 10, height: 10))
    #expect(shown.color(at: CGPoint(x: 5, y: 5)).bytes.3 == 255)
  }

  /// What is missing in the picture is missing in the tree that it is made for.
  @Test func warningsReachTheTreeAround() {
    let graph = ViewGraph(canvas: Canvas(width: 100, height: 100))
    graph.update(Pictured(), environment: EnvironmentValues())
    graph.settle()
    #expect(graph.diagnostics.map(\.kind) == [.missingSymbol])
  }

  @Test func subscribersHearOfChanges() {
    let renderer = ImageRenderer(content: Badge())
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.scale = 2
    renderer.isOpaque = true
    renderer.isObservationEnabled = false
    renderer.scale = 3
    #expect(count == 2)
    subscription.cancel()
  }

  /// The function draws into a context whose y grows upwards; turned over, the view stands upright.
  @Test func viewsAreDrawnIntoContexts() {
    let renderer = ImageRenderer(content: Badge())
    var size = CGSize.zero
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
      renderer.render { given, draw in
        size = given
        context.cgContext.translateBy(x: 0, y: given.height)
        context.cgContext.scaleBy(x: 1, y: -1)
        draw(context.cgContext)
      }
    }
    #expect(size == CGSize(width: 60, height: 40))
    let window = CGSize(width: 60, height: 40)
    #expect(
      differences(painted(Image(uiImage: image), window), painted(Badge(), window)).isEmpty)
  }
}
