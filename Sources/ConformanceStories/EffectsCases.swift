// Masks, blend modes, z order, shadows, colour filters. Frames are those of the layout without
// the effect; "colours" in the JSON are the pixel at the centre of a frame.
// Expected frames: EffectsCases.json. Format: README.md.
import SwiftUI

#Preview("effects/z-order", traits: .fixedLayout(width: 320, height: 240)) {
  VStack(spacing: 30) {
    ZStack {
      Color.pink.frame(width: 80, height: 80)
        .offset(x: -25, y: -15)
        .zIndex(2)
        .accessibilityIdentifier("topmost")
      Color.blue.frame(width: 80, height: 80)
        .accessibilityIdentifier("unindexed")
      Color.green.frame(width: 80, height: 80)
        .offset(x: 25, y: 15)
        .zIndex(1)
        .accessibilityIdentifier("raised")
      Color.yellow.frame(width: 120, height: 120)
        .zIndex(-1)
        .accessibilityIdentifier("lowest")
    }
    .accessibilityIdentifier("pile")

    HStack(spacing: -30) {
      Color.orange.frame(width: 70, height: 50).accessibilityIdentifier("leftCard")
      Color.purple.frame(width: 70, height: 50).zIndex(1).accessibilityIdentifier("middleCard")
      Color.mint.frame(width: 70, height: 50).accessibilityIdentifier("rightCard")
    }
    .accessibilityIdentifier("fan")
  }
  .accessibilityIdentifier("column")
}

#Preview("effects/mask", traits: .fixedLayout(width: 400, height: 220)) {
  VStack(spacing: 30) {
    HStack(spacing: 30) {
      Color.pink.frame(width: 80, height: 80)
        .mask { Circle() }
        .accessibilityIdentifier("round")
      LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
        .frame(width: 120, height: 80)
        .mask { Text("Mask").font(.system(size: 40, weight: .bold)) }
        .accessibilityIdentifier("lettering")
      Color.blue.frame(width: 80, height: 80)
        .mask(alignment: .topLeading) { Rectangle().frame(width: 40, height: 40) }
        .accessibilityIdentifier("corner")
    }
    .accessibilityIdentifier("firstRow")

    HStack(spacing: 30) {
      Color.green.frame(width: 80, height: 80)
        .mask { Circle().opacity(0.5) }
        .accessibilityIdentifier("faint")
      Color.purple.frame(width: 120, height: 50)
        .mask {
          LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        }
        .accessibilityIdentifier("fading")
      Color.brown.frame(width: 74, height: 16)
        .mask { Rectangle().frame(width: 50) }
        .accessibilityIdentifier("narrowed")
    }
    .accessibilityIdentifier("secondRow")
  }
  .accessibilityIdentifier("column")
}

#Preview("effects/shadow-keeps-frame", traits: .fixedLayout(width: 360, height: 260)) {
  VStack(spacing: 50) {
    HStack(spacing: 60) {
      Color.pink.frame(width: 60, height: 60)
        .shadow(radius: 8)
        .accessibilityIdentifier("soft")
      Color.blue.frame(width: 60, height: 60)
        .shadow(color: .black, radius: 4, x: 6)
        .accessibilityIdentifier("aside")
      Circle().fill(Color.green).frame(width: 60, height: 60)
        .shadow(color: .blue.opacity(0.5), radius: 0, x: 4)
        .accessibilityIdentifier("hard")
    }
    .accessibilityIdentifier("firstRow")

    HStack(spacing: 60) {
      Color.brown.frame(width: 77.5, height: 33)
        .shadow(radius: 2)
        .accessibilityIdentifier("label")
      RoundedRectangle(cornerRadius: 12).fill(Color.orange).frame(width: 90, height: 50)
        .shadow(color: .purple, radius: 12)
        .accessibilityIdentifier("card")
      Color.gray.frame(width: 60, height: 60)
        .opacity(0.5)
        .shadow(radius: 6)
        .accessibilityIdentifier("faded")
    }
    .accessibilityIdentifier("secondRow")
  }
  .accessibilityIdentifier("column")
}

// Every blend mode over two opaque colours: three columns lie on blue, four on yellow.
private let blendRows: [[(name: String, mode: BlendMode)]] = [
  [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
  ],
  [
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference),
    ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation),
  ],
  [
    ("color", .color), ("luminosity", .luminosity), ("sourceAtop", .sourceAtop),
    ("destinationOver", .destinationOver),
    ("destinationOut", .destinationOut), ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
  ],
]

#Preview("effects/blend-modes", traits: .fixedLayout(width: 380, height: 220)) {
  ZStack {
    HStack(spacing: 0) {
      Color(red: 0.2, green: 0.6, blue: 0.9).frame(width: 160)
      Color(red: 0.9, green: 0.9, blue: 0.2).frame(width: 200)
    }
    .accessibilityIdentifier("ground")

    VStack(spacing: 6) {
      ForEach(blendRows.indices, id: \.self) { line in
        HStack(spacing: 6) {
          ForEach(blendRows[line].indices, id: \.self) { place in
            let swatch = blendRows[line][place]
            Color(red: 0.8, green: 0.4, blue: 0.2)
              .opacity(swatch.name == "plusLighter" ? 0.5 : 1)
              .frame(width: 44, height: 44)
              .blendMode(swatch.mode)
              .accessibilityIdentifier(swatch.name)
          }
        }
      }
    }
    .accessibilityIdentifier("table")
  }
  .frame(width: 380, height: 220)
  .accessibilityIdentifier("stage")
  .drawingGroup()
}

// brightness and contrast on five colours (the last one half transparent).
private let filterInputs: [Color] = [
  Color(red: 0.8, green: 0.4, blue: 0.2),
  Color(red: 0.2, green: 0.6, blue: 0.9),
  Color(red: 0.5, green: 0.5, blue: 0.5),
  Color(red: 1, green: 0, blue: 0),
  Color(red: 0.8, green: 0.4, blue: 0.2).opacity(0.5),
]

private struct FilterSwatch: View {
  var colour: Color
  var column: Int

  var body: some View {
    switch column {
    case 0: colour
    case 1: colour.brightness(0.2)
    case 2: colour.brightness(0.5)
    case 3: colour.brightness(-0.3)
    case 4: colour.contrast(0.5)
    case 5: colour.contrast(1.5)
    default: colour.contrast(2)
    }
  }
}

#Preview("effects/brightness-contrast", traits: .fixedLayout(width: 300, height: 220)) {
  VStack(spacing: 10) {
    ForEach(0..<5, id: \.self) { line in
      HStack(spacing: 10) {
        ForEach(0..<7, id: \.self) { column in
          FilterSwatch(colour: filterInputs[line], column: column)
            .frame(width: 30, height: 30)
            .accessibilityIdentifier("swatch\(line)\(column)")
        }
      }
    }
  }
  .accessibilityIdentifier("table")
  .drawingGroup()
}
