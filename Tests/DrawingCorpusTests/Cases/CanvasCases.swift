import SwiftUI

extension DrawingCase {
  @DrawingCases static var canvases: [DrawingCase] {
    DrawingCase("canvas/fill-and-stroke") {
      Canvas { context, size in
        let box = CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)
        context.fill(Path(ellipseIn: box), with: .color(.yellow))
        context.stroke(Path(ellipseIn: box), with: .color(.black), lineWidth: 3)
      }
    }
    DrawingCase("canvas/gradient-shading") {
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: size.height)))
      }
    }
    DrawingCase("canvas/radial-shading") {
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .radialGradient(
            Gradient(colors: [.white, .black]), center: CGPoint(x: 50, y: 40), startRadius: 5,
            endRadius: 45))
      }
    }
    DrawingCase("canvas/translated-and-rotated") {
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height / 2)
        for step in 0..<8 {
          var copy = context
          copy.rotate(by: .degrees(Double(step) * 45))
          copy.fill(
            Path(CGRect(x: 15, y: -3, width: 20, height: 6)),
            with: .color(.blue.opacity(Double(step + 1) / 8)))
        }
      }
    }
    DrawingCase("canvas/opacity-and-blend") {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.orange))
        context.blendMode = .multiply
        context.opacity = 0.8
        context.fill(
          Path(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 60)), with: .color(.cyan))
        context.fill(
          Path(ellipseIn: CGRect(x: 40, y: 10, width: 50, height: 60)), with: .color(.pink))
      }
    }
    DrawingCase("canvas/clip") {
      Canvas { context, size in
        context.clip(to: Path(ellipseIn: CGRect(x: 20, y: 10, width: 60, height: 60)))
        context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 80)), with: .color(.red))
        context.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 80)), with: .color(.blue))
      }
    }
    DrawingCase("canvas/inverse-clip") {
      Canvas { context, size in
        context.clip(
          to: Path(ellipseIn: CGRect(x: 20, y: 10, width: 60, height: 60)), options: .inverse)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
      }
    }
    DrawingCase("canvas/layer-with-opacity") {
      Canvas { context, _ in
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(
            Path(ellipseIn: CGRect(x: 10, y: 15, width: 50, height: 50)), with: .color(.red))
          layer.fill(
            Path(ellipseIn: CGRect(x: 40, y: 15, width: 50, height: 50)), with: .color(.blue))
        }
      }
    }
    DrawingCase("canvas/shadow-filter") {
      Canvas { context, _ in
        context.addFilter(.shadow(color: .black, radius: 4, x: 3, y: 3))
        context.fill(
          Path(ellipseIn: CGRect(x: 25, y: 15, width: 50, height: 50)), with: .color(.white))
      }
    }
    DrawingCase("canvas/blur-filter") {
      Canvas { context, _ in
        context.addFilter(.blur(radius: 4))
        context.fill(Path(CGRect(x: 25, y: 15, width: 50, height: 50)), with: .color(.blue))
      }
    }
    DrawingCase("canvas/text") {
      Canvas { context, size in
        context.draw(
          Text("Centre").font(.headline), at: CGPoint(x: size.width / 2, y: size.height / 2))
        context.draw(Text("corner").font(.caption), at: .zero, anchor: .topLeading)
      }
    }
    DrawingCase("canvas/symbol-views") {
      Canvas { context, size in
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        for step in 0..<5 {
          context.draw(dot, at: CGPoint(x: 10 + CGFloat(step) * 20, y: 20 + CGFloat(step) * 10))
        }
      } symbols: {
        Circle().fill(.purple).frame(width: 14, height: 14).tag("dot")
      }
    }
    DrawingCase("canvas/style-of-the-view") {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 10, y: 10, width: 80, height: 60)), with: .style(.tint))
      }
      .tint(.green)
    }
  }
}
