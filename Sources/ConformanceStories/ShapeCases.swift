// Shapes in stacks: flexible, square for a circle, 10 by 10 as an ideal size; strokes add nothing.
// Expected frames: ShapeCases.json. Format: README.md.
import SwiftUI

#Preview("shape/flexibility", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 8) {
    HStack(spacing: 0) {
      Circle().fill(Color.pink).accessibilityIdentifier("circle")
      Ellipse().fill(Color.teal).accessibilityIdentifier("ellipse")
      Capsule().fill(Color.brown).accessibilityIdentifier("capsule")
      Circle().stroke(lineWidth: 2).accessibilityIdentifier("ring")
    }
    .frame(height: 40)
    .accessibilityIdentifier("flexibleRow")

    HStack(spacing: 4) {
      Rectangle().fill(Color.pink).accessibilityIdentifier("rest")
      Rectangle().fill(Color.teal).frame(width: 40).accessibilityIdentifier("forty")
      Capsule().fill(Color.orange).frame(width: 20).accessibilityIdentifier("twenty")
      RoundedRectangle(cornerRadius: 4).fill(Color.purple).frame(maxWidth: 50)
        .accessibilityIdentifier("upToFifty")
    }
    .frame(width: 200, height: 30)
    .accessibilityIdentifier("sharedRow")

    HStack(spacing: 4) {
      Rectangle().fill(Color.gray).fixedSize().accessibilityIdentifier("idealRectangle")
      Circle().fill(Color.mint).fixedSize().accessibilityIdentifier("idealCircle")
      Circle().strokeBorder(lineWidth: 2).fixedSize().accessibilityIdentifier("idealRing")
      VStack(spacing: 0) {
        Circle().fill(Color.cyan).accessibilityIdentifier("halfCircle")
        Rectangle().fill(Color.pink).accessibilityIdentifier("halfRectangle")
      }
      .frame(width: 60, height: 100)
      .accessibilityIdentifier("halves")
    }
    .accessibilityIdentifier("idealRow")
  }
  .accessibilityIdentifier("column")
}

#Preview("shape/circle-in-row", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(spacing: 10) {
    Circle().accessibilityIdentifier("circle")
    Rectangle().fill(Color.pink).frame(width: 40).accessibilityIdentifier("tall")
    RoundedRectangle(cornerRadius: 8).fill(Color.blue).frame(width: 40, height: 40)
      .accessibilityIdentifier("rounded")
    Capsule().fill(Color.green).frame(width: 60, height: 30).accessibilityIdentifier("capsule")
    Ellipse().frame(width: 50, height: 30).accessibilityIdentifier("ellipse")
  }
  .frame(height: 100)
  .accessibilityIdentifier("row")
}

// Strokes centre on the outline and do not enlarge the view.
private struct Zigzag: View {
  var cap: CGLineCap
  var join: CGLineJoin

  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 5, y: 35))
      path.addLine(to: CGPoint(x: 25, y: 5))
      path.addLine(to: CGPoint(x: 45, y: 35))
      path.addLine(to: CGPoint(x: 65, y: 5))
    }
    .stroke(Color.indigo, style: StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join))
    .frame(width: 70, height: 40)
  }
}

#Preview("shape/stroke-keeps-frame", traits: .fixedLayout(width: 320, height: 200)) {
  VStack(spacing: 12) {
    HStack(spacing: 8) {
      Circle().stroke(Color.blue, lineWidth: 4)
        .accessibilityIdentifier("centred").frame(width: 50, height: 50)
      Circle().strokeBorder(Color.blue, lineWidth: 4)
        .accessibilityIdentifier("inside").frame(width: 50, height: 50)
      Circle().stroke(lineWidth: 6)
        .accessibilityIdentifier("asShape").frame(width: 50, height: 50)
      Circle().fill(Color.yellow).stroke(Color.pink, lineWidth: 3)
        .accessibilityIdentifier("filledFirst").frame(width: 50, height: 50)
      Circle().stroke(Color.pink, lineWidth: 3).fill(Color.yellow)
        .accessibilityIdentifier("strokedFirst").frame(width: 50, height: 50)
    }
    .accessibilityIdentifier("circles")

    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 8)
        .stroke(Color.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
        .frame(width: 80, height: 40).accessibilityIdentifier("dashes")
      Rectangle()
        .stroke(
          Color.purple,
          style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round, dash: [1, 12])
        )
        .frame(width: 80, height: 40).accessibilityIdentifier("dots")
      Capsule()
        .strokeBorder(Color.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3))
        .frame(width: 80, height: 40).accessibilityIdentifier("phase")
    }
    .accessibilityIdentifier("dashed")

    HStack(spacing: 8) {
      Zigzag(cap: .butt, join: .miter).accessibilityIdentifier("miter")
      Zigzag(cap: .round, join: .round).accessibilityIdentifier("round")
      Zigzag(cap: .square, join: .bevel).accessibilityIdentifier("bevel")
    }
    .accessibilityIdentifier("zigzags")
  }
  .accessibilityIdentifier("column")
}

// Path views take the proposal, whatever the path's bounds; the second row is wider than the
// preview and stays centred.
private struct Pentagram: View {
  var evenOdd: Bool

  var body: some View {
    Path { path in
      let corners = (0..<5).map { step -> CGPoint in
        let angle = Double(step) * 0.8 * .pi - 0.5 * .pi
        return CGPoint(x: 30 + 26 * cos(angle), y: 30 + 26 * sin(angle))
      }
      path.addLines(corners)
      path.closeSubpath()
    }
    .fill(Color.pink, style: FillStyle(eoFill: evenOdd))
  }
}

#Preview("shape/custom-paths", traits: .fixedLayout(width: 300, height: 160)) {
  VStack(spacing: 8) {
    HStack(spacing: 8) {
      Path { path in
        path.addLines([CGPoint(x: 30, y: 4), CGPoint(x: 56, y: 56), CGPoint(x: 4, y: 56)])
        path.closeSubpath()
      }
      .fill(Color.red).accessibilityIdentifier("triangle").frame(width: 60, height: 60)

      Path { path in
        path.move(to: CGPoint(x: 30, y: 30))
        path.addArc(
          center: CGPoint(x: 30, y: 30), radius: 26, startAngle: .zero, endAngle: .degrees(120),
          clockwise: false)
        path.closeSubpath()
      }
      .fill(Color.blue).accessibilityIdentifier("sector").frame(width: 60, height: 60)

      Path { path in
        path.move(to: CGPoint(x: 30, y: 30))
        path.addArc(
          center: CGPoint(x: 30, y: 30), radius: 26, startAngle: .zero, endAngle: .degrees(120),
          clockwise: true)
        path.closeSubpath()
      }
      .fill(Color.green).accessibilityIdentifier("complement").frame(width: 60, height: 60)

      Path { path in
        path.addRelativeArc(
          center: CGPoint(x: 30, y: 30), radius: 24, startAngle: .degrees(-90), delta: .degrees(270)
        )
      }
      .stroke(Color.orange, lineWidth: 5).accessibilityIdentifier("openRing").frame(
        width: 60, height: 60)
    }
    .accessibilityIdentifier("upperRow")

    HStack(spacing: 8) {
      Path { path in
        path.move(to: CGPoint(x: 4, y: 30))
        path.addQuadCurve(to: CGPoint(x: 30, y: 4), control: CGPoint(x: 4, y: 4))
        path.addCurve(
          to: CGPoint(x: 56, y: 56), control1: CGPoint(x: 56, y: 4), control2: CGPoint(x: 30, y: 30)
        )
        path.addLine(to: CGPoint(x: 4, y: 56))
        path.closeSubpath()
      }
      .fill(Color.purple).accessibilityIdentifier("curves").frame(width: 60, height: 60)

      Pentagram(evenOdd: false).accessibilityIdentifier("starNonZero").frame(width: 60, height: 60)
      Pentagram(evenOdd: true).accessibilityIdentifier("starEvenOdd").frame(width: 60, height: 60)

      (Path("30 4 m 56 20 l 46 56 l 14 56 l 4 20 l h") ?? Path())
        .fill(Color.teal).accessibilityIdentifier("parsed").frame(width: 60, height: 60)

      Path(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 52), cornerRadius: 12)
        .fill(Color.brown).accessibilityIdentifier("rounded").frame(width: 60, height: 60)
    }
    .accessibilityIdentifier("lowerRow")
  }
  .accessibilityIdentifier("column")
}
