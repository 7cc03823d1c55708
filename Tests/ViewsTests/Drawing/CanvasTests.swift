import Drawing
import Geometry
import Testing
import ViewCore
import Views

@Suite @MainActor struct CanvasTests {
  private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> Drawn {
    Drawn(Views.Canvas(renderer: renderer))
  }

  private static let left = Path(CGRect(x: 0, y: 0, width: 50, height: 60))

  @Test func pathsAreFilledAndStroked() {
    let drawn = drawn { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      context.fill(Self.left, with: .color(.red))
      context.stroke(
        Path(CGRect(x: 60, y: 10, width: 30, height: 30)), with: .color(.blue), lineWidth: 4)
    }
    #expect(drawn.color(10, 10) == "FF3B30")
    #expect(drawn.color(60, 20) == "007AFF")
    #expect(drawn.color(75, 20) == "FFFFFF")
  }

  @Test func copiesHaveTheirOwnState() {
    let drawn = drawn { context, _ in
      var copy = context
      copy.translateBy(x: 50, y: 0)
      copy.opacity = 0.5
      copy.fill(Self.left, with: .color(.black))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    #expect(drawn.color(5, 5) == "FF3B30")
    #expect(drawn.color(75, 30) == "0000007F")
  }

  @Test func transformsAreConcatenated() {
    let drawn = drawn { context, _ in
      context.translateBy(x: 50, y: 30)
      context.rotate(by: .degrees(90))
      context.scaleBy(x: 2, y: 1)
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 5)), with: .color(.red))
    }
    // Along y 30…50, along x 45…50.
    #expect(drawn.color(47, 45) == "FF3B30")
    #expect(drawn.color(53, 45) == "00000000")
    #expect(drawn.color(47, 52) == "00000000")
  }

  @Test func clipsLimitAndInvert() {
    let clip = Path(CGRect(x: 20, y: 20, width: 20, height: 20))
    let inside = drawn { context, _ in
      context.clip(to: clip)
      #expect(context.clipBoundingRect == CGRect(x: 20, y: 20, width: 20, height: 20))
      context.fill(Self.left, with: .color(.red))
    }
    #expect(inside.color(30, 30) == "FF3B30" && inside.color(10, 30) == "00000000")
    let outside = drawn { context, _ in
      context.clip(to: clip, options: .inverse)
      context.fill(Self.left, with: .color(.red))
    }
    #expect(outside.color(30, 30) == "00000000" && outside.color(10, 30) == "FF3B30")
  }

  @Test func layersClipByTheirAlpha() {
    let drawn = drawn { context, _ in
      context.clipToLayer { layer in
        layer.opacity = 0.5
        layer.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60)), with: .color(.black))
      }
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 60)), with: .color(.red))
    }
    #expect(drawn.color(30, 30) == "FF3B307F")
    #expect(drawn.color(80, 30) == "00000000")
  }

  @Test func layersAreComposedAsOne() {
    let drawn = drawn { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Self.left, with: .color(.red))
        layer.fill(Self.left, with: .color(.black))
      }
    }
    #expect(drawn.color(10, 10) == "0000007F")
  }

  @Test func filtersReachLaterDrawing() {
    let drawn = drawn { context, _ in
      context.fill(Path(CGRect(x: 90, y: 0, width: 10, height: 10)), with: .color(.red))
      context.addFilter(.colorInvert())
      context.addFilter(.grayscale(1))
      context.fill(Self.left, with: .color(.white))
    }
    #expect(drawn.color(10, 10) == "000000")
    #expect(drawn.color(95, 5) == "FF3B30")
    let shadow = self.drawn { context, _ in
      context.addFilter(.shadow(radius: 3))
      context.fill(Self.left, with: .color(.white))
    }
    #expect(shadow.lines.contains { $0.contains("shadow(") })
  }

  @Test func gradientsAreInTheContextsSpace() {
    let drawn = drawn { context, _ in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 100, height: 60)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 20, y: 0),
          endPoint: CGPoint(x: 80, y: 0)))
    }
    #expect(drawn.color(10, 5) == "000000" && drawn.color(90, 5) == "FFFFFF")
  }

  @Test func textsAreMeasuredAndDrawn() {
    var size = CGSize.zero
    let drawn = drawn { context, _ in
      let text = context.resolve(
        Text(verbatim: "Canvas").font(.system(size: 10)).foregroundColor(.red))
      size = text.measure(in: CGSize(width: 100, height: 60))
      context.draw(text, at: CGPoint(x: 50, y: 30))
    }
    #expect(size.height == 12 && size.width > 20)
    #expect(drawn.lines.contains { $0.contains("glyphs \"Canvas\" size 10 #FF3B30") })
  }

  @Test func symbolsAreViewsByTag() {
    let drawn = Drawn(
      Views.Canvas { context, size in
        #expect(context.resolveSymbol(id: "none") == nil)
        guard let symbol = context.resolveSymbol(id: "box") else { return }
        #expect(symbol.size == CGSize(width: 10, height: 20))
        context.draw(symbol, at: CGPoint(x: 50, y: 30))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 5, height: 5))
      } symbols: {
        Color.red.frame(width: 10, height: 20).tag("box")
      })
    #expect(drawn.color(46, 21) == "FF3B30" && drawn.color(44, 21) == "00000000")
    #expect(drawn.color(4, 4) == "FF3B30" && drawn.color(6, 4) == "00000000")
  }

  @Test func blendModesMeetTheCanvasOnly() {
    let drawn = Drawn(
      ZStack {
        Color.white
        Views.Canvas { context, size in
          context.fill(Self.left, with: .color(.black))
          context.blendMode = .destinationOut
          context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 60)), with: .color(.red))
          context.blendMode = .xor
          context.fill(Path(CGRect(x: 90, y: 0, width: 10, height: 10)), with: .color(.red))
        }
      })
    #expect(drawn.color(5, 5) == "FFFFFF" && drawn.color(30, 5) == "000000")
    #expect(drawn.warnings.count == 1)
  }

  @Test func imagesCanBeDrawnByClosures() {
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    let drawn = Drawn(image.resizable())
    #expect(drawn.color(40, 30) == "FF3B30" && drawn.color(60, 30) == "00000000")
    let template = Drawn(image.resizable().renderingMode(.template).foregroundStyle(.blue))
    #expect(template.color(40, 30) == "007AFF" && template.color(60, 30) == "00000000")
    let tiles = Drawn(Rectangle().fill(.image(image)))
    #expect(tiles.color(5, 5) == "FF3B30" && tiles.color(15, 5) == "00000000")
    #expect(tiles.color(25, 55) == "FF3B30")
  }
}
