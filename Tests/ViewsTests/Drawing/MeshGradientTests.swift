import Drawing
import Geometry
import Testing
import ViewCore

@testable import Views

@Suite @MainActor struct MeshGradientTests {
  private func surface(
    _ points: [SIMD2<Double>], _ colors: [DisplayColor], columns: Int = 2, isSmooth: Bool = false
  ) throws -> Bitmap {
    let surface = try #require(
      MeshSurface(
        columns: columns, rows: 2, points: points, colors: colors, isSmooth: isSmooth,
        isPerceptual: false))
    return surface.bitmap(aspect: 1)
  }

  private static let corners: [SIMD2<Double>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test func coloursSpreadEvenlyOverAnEvenGrid() throws {
    let bitmap = try surface(Self.corners, [.black, .white, .black, .white])
    for (x, expected) in [(0, 0.0), (39, 0.5), (79, 1)] {
      #expect(abs(bitmap[x, 40].red - expected) < 0.02, "\(x)")
    }
    #expect(bitmap.bytes.indices.filter { $0 % 4 == 3 }.allSatisfy { bitmap.bytes[$0] == 255 })
  }

  @Test(arguments: [true, false]) func movedPointsTakeTheirColoursAlong(isSmooth: Bool) throws {
    let points: [SIMD2<Double>] = [[0, 0], [0.25, 0], [1, 0], [0, 1], [0.25, 1], [1, 1]]
    let bitmap = try surface(
      points, [.black, .white, .black, .black, .white, .black], columns: 3, isSmooth: isSmooth)
    #expect(bitmap[20, 40].red > 0.95)
    #expect(bitmap[60, 40].red < bitmap[30, 40].red)
  }

  @Test func surfacesEndAtTheirOutline() throws {
    let points: [SIMD2<Double>] = [[0.5, 0], [1, 0], [0.5, 1], [1, 1]]
    let surface = try #require(
      MeshSurface(
        columns: 2, rows: 2, points: points, colors: [.white, .white, .white, .white],
        isSmooth: true, isPerceptual: false))
    let bitmap = surface.bitmap(aspect: 1)
    #expect(bitmap[10, 40] == .clear)
    #expect(bitmap[60, 40] == .white)
    // A few pixels beyond the edge are filled for those that lie on it.
    #expect(bitmap[37, 40] == .white)
    let bounds = CGRect(x: 10, y: 0, width: 100, height: 50)
    let outline = try #require(surface.outline(in: bounds)).boundingRect
    #expect(abs(outline.minX - 60) < 1e-9 && abs(outline.maxX - 110) < 1e-9)
    let even = MeshSurface(
      columns: 2, rows: 2, points: Self.corners, colors: [.black, .black, .black, .black],
      isSmooth: true, isPerceptual: false)
    #expect(try #require(even).outline(in: bounds) == nil)
  }

  /// The lower left corner lies on the upper edge: the surface reaches beyond the line to the lower right.
  @Test func foldedSurfacesAreShownWhole() throws {
    let surface = try #require(
      MeshSurface(
        columns: 2, rows: 2, points: [[0, 0], [1, 0], [0.5, 0], [1, 1]],
        colors: [.white, .white, .white, .white], isSmooth: false, isPerceptual: false))
    let outline = try #require(surface.outline(in: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(outline.contains(CGPoint(x: 50, y: 15)))
    #expect(!outline.contains(CGPoint(x: 30, y: 50)))
  }

  @Test func fillsShapesWithAPicture() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .blue, .green, .yellow])
    let drawn = Drawn(Circle().fill(mesh).frame(width: 40, height: 40))
    #expect(drawn.list.images.map(\.frame.size) == [CGSize(width: 40, height: 40)])
    #expect(drawn.list.items.bounds == CGRect(x: 30, y: 10, width: 40, height: 40))
    #expect(drawn.warnings.isEmpty)
    #expect(Drawn(mesh).list.images.map(\.frame.width) == [100])
  }

  @Test func saysWhereTheGridIsNotComplete() {
    let mesh = MeshGradient(
      width: 3, height: 3, points: [[0, 0]], colors: [.red], background: .blue)
    let drawn = Drawn(mesh)
    #expect(drawn.color(50, 30) == "007AFF")
    #expect(drawn.warnings.count == 1)
  }
}

extension DisplayList {
  fileprivate var images: [ImageItem] {
    func find(_ items: [DisplayItem]) -> [ImageItem] {
      items.flatMap { item -> [ImageItem] in
        switch item {
        case .image(let image): [image]
        case .group(let group): find(group.items)
        default: []
        }
      }
    }
    return find(items)
  }
}
