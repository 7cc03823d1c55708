import SwiftUI

extension DrawingCase {
  @DrawingCases static var shapes: [DrawingCase] {
    DrawingCase("shapes/rectangle") { Rectangle().padding(10) }
    DrawingCase("shapes/rectangle-on-half-points") {
      Rectangle().frame(width: 60.5, height: 40.5)
    }
    DrawingCase("shapes/circle-in-wide-frame") { Circle().fill(.blue) }
    DrawingCase("shapes/ellipse") { Ellipse().fill(.orange).padding(10) }
    DrawingCase("shapes/capsule-continuous") { Capsule().fill(.green).padding(15) }
    DrawingCase("shapes/capsule-circular") {
      Capsule(style: .circular).fill(.green).padding(15)
    }
    DrawingCase("shapes/capsule-upright") { Capsule().fill(.mint).frame(width: 30) }
    DrawingCase("shapes/rounded-continuous") {
      RoundedRectangle(cornerRadius: 20).fill(.purple).padding(10)
    }
    DrawingCase("shapes/rounded-circular") {
      RoundedRectangle(cornerRadius: 20, style: .circular).fill(.purple).padding(10)
    }
    DrawingCase("shapes/rounded-radius-too-large") {
      RoundedRectangle(cornerRadius: 200).fill(.purple).padding(10)
    }
    DrawingCase("shapes/rounded-radius-negative") {
      RoundedRectangle(cornerRadius: -5).fill(.purple).padding(10)
    }
    DrawingCase("shapes/rounded-elliptic-corners") {
      RoundedRectangle(cornerSize: CGSize(width: 30, height: 10)).fill(.teal).padding(10)
    }
    DrawingCase("shapes/uneven-corners") {
      UnevenRoundedRectangle(
        topLeadingRadius: 30, bottomLeadingRadius: 4, bottomTrailingRadius: 16, topTrailingRadius: 0
      )
      .fill(.indigo).padding(10)
    }
    DrawingCase(
      "shapes/uneven-corners-right-to-left",
      environment: { $0.layoutDirection = .rightToLeft }
    ) {
      UnevenRoundedRectangle(
        topLeadingRadius: 30, bottomLeadingRadius: 4, bottomTrailingRadius: 16, topTrailingRadius: 0
      )
      .fill(.indigo).padding(10)
    }
    DrawingCase("shapes/inset") {
      RoundedRectangle(cornerRadius: 20).inset(by: 12).fill(.red).border(.gray)
    }
    DrawingCase("shapes/inset-past-the-middle") {
      Circle().inset(by: 60).fill(.red).border(.gray)
    }
    DrawingCase("shapes/trimmed") {
      Circle().trim(from: 0.1, to: 0.6).fill(.blue).padding(5)
    }
    DrawingCase("shapes/trimmed-stroke") {
      Circle().trim(from: 0.25, to: 1).stroke(.blue, lineWidth: 6).padding(8)
    }
    DrawingCase("shapes/rotated") {
      Rectangle().rotation(.degrees(30)).fill(.brown).frame(width: 50, height: 30)
    }
    DrawingCase("shapes/scaled-about-a-corner") {
      Rectangle().scale(x: 0.5, y: 1.5, anchor: .topLeading).fill(.brown)
        .frame(width: 50, height: 30).border(.gray)
    }
    DrawingCase("shapes/offset") {
      Circle().offset(x: 20, y: -10).fill(.cyan).frame(width: 40, height: 40).border(.gray)
    }
    DrawingCase("shapes/sized") {
      Rectangle().size(width: 30, height: 20).fill(.pink).border(.gray)
    }
    DrawingCase("shapes/even-odd") {
      Star().fill(.yellow, style: FillStyle(eoFill: true)).padding(5)
    }
    DrawingCase("shapes/non-zero") { Star().fill(.yellow).padding(5) }
    DrawingCase("shapes/container-relative") {
      ContainerRelativeShape().fill(.blue).padding(12)
        .background(ContainerRelativeShape().fill(.gray))
        .containerShape(RoundedRectangle(cornerRadius: 24))
    }
    DrawingCase("shapes/erased") { AnyShape(Capsule()).fill(.green).padding(10) }
    DrawingCase("shapes/fill-over-fill") {
      Circle().fill(.blue).stroke(.black, lineWidth: 4).padding(5)
    }
  }

  @DrawingCases static var strokes: [DrawingCase] {
    DrawingCase("strokes/hairline") { Rectangle().stroke(.black, lineWidth: 1.0 / 3).padding(10) }
    DrawingCase("strokes/centred-on-the-edge") {
      Rectangle().stroke(.red, lineWidth: 10).padding(20).border(.clear)
    }
    DrawingCase("strokes/border-inside") {
      RoundedRectangle(cornerRadius: 16).strokeBorder(.red, lineWidth: 10).padding(10)
    }
    DrawingCase("strokes/border-dashed") {
      Capsule().strokeBorder(.blue, style: StrokeStyle(lineWidth: 4, dash: [10, 6])).padding(10)
    }
    for (name, cap) in [("butt", CGLineCap.butt), ("round", .round), ("square", .square)] {
      DrawingCase("strokes/cap-\(name)") {
        Zigzag().stroke(.black, style: StrokeStyle(lineWidth: 10, lineCap: cap)).padding(20)
      }
    }
    for (name, join) in [("miter", CGLineJoin.miter), ("round", .round), ("bevel", .bevel)] {
      DrawingCase("strokes/join-\(name)") {
        Zigzag().stroke(.black, style: StrokeStyle(lineWidth: 10, lineJoin: join)).padding(20)
      }
    }
    DrawingCase("strokes/miter-limit") {
      Zigzag().stroke(.black, style: StrokeStyle(lineWidth: 8, miterLimit: 1)).padding(20)
    }
    DrawingCase("strokes/dashes-with-phase") {
      Rectangle().stroke(
        .black, style: StrokeStyle(lineWidth: 3, dash: [12, 4, 2, 4], dashPhase: 7)
      )
      .padding(12)
    }
    DrawingCase("strokes/round-dashes") {
      Circle().stroke(.teal, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0.1, 12]))
        .padding(8)
    }
    DrawingCase("strokes/gradient") {
      Circle().strokeBorder(
        AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center),
        lineWidth: 14)
    }
    DrawingCase("strokes/stroked-shape-clips") {
      Color.orange.clipShape(Circle().stroke(lineWidth: 12)).padding(8)
    }
    DrawingCase("strokes/border-of-a-view") { Color.yellow.border(.black, width: 5).padding(10) }
  }
}

/// A star of five points whose edges cross.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let radius = min(rect.width, rect.height) / 2
    for point in 0..<5 {
      let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
      let place = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.closeSubpath()
    return path
  }
}

/// An open line with a sharp and a blunt corner.
struct Zigzag: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.3, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.55, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
