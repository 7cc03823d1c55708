import SwiftUI

extension DrawingCase {
  /// Eight colours under three, half of the upper ones translucent.
  private static func blended(_ mode: BlendMode) -> some View {
    ZStack {
      HStack(spacing: 0) {
        Color.black
        Color.white
        Color.gray
        Color.red
        Color.green
        Color.blue
        Color.orange
        Color.clear
      }
      VStack(spacing: 0) {
        Color(red: 1, green: 0.6, blue: 0.2).blendMode(mode)
        Color(red: 0.2, green: 0.4, blue: 0.8).opacity(0.5).blendMode(mode)
        Color(white: 0.7).blendMode(mode)
      }
      .padding(8)
    }
  }

  @DrawingCases static var blending: [DrawingCase] {
    for (name, mode) in [
      ("normal", BlendMode.normal), ("multiply", .multiply), ("screen", .screen),
      ("overlay", .overlay), ("darken", .darken), ("lighten", .lighten),
      ("color-dodge", .colorDodge), ("color-burn", .colorBurn), ("soft-light", .softLight),
      ("hard-light", .hardLight), ("difference", .difference), ("exclusion", .exclusion),
      ("hue", .hue), ("saturation", .saturation), ("color", .color),
      ("luminosity", .luminosity), ("source-atop", .sourceAtop),
      ("destination-over", .destinationOver), ("destination-out", .destinationOut),
      ("plus-darker", .plusDarker), ("plus-lighter", .plusLighter),
    ] {
      DrawingCase("blending/\(name)") { blended(mode).compositingGroup() }
    }
  }

  @DrawingCases static var compositing: [DrawingCase] {
    DrawingCase("compositing/blend-reaches-the-backdrop") {
      ZStack {
        Color.orange
        HStack { Circle().fill(.white).blendMode(.difference) }.padding(10)
      }
    }
    DrawingCase("compositing/group-cuts-blending-off") {
      ZStack {
        Color.orange
        HStack { Circle().fill(.white).blendMode(.difference) }.padding(10).compositingGroup()
      }
    }
    DrawingCase("compositing/drawing-group-cuts-blending-off") {
      ZStack {
        Color.orange
        Circle().fill(.white).blendMode(.difference).padding(10).drawingGroup()
      }
    }
    DrawingCase("compositing/blend-through-a-clip") {
      ZStack {
        Color.orange
        ZStack { Color.white.blendMode(.difference) }.padding(10).clipShape(Circle())
      }
    }
    DrawingCase("compositing/blend-through-opacity") {
      ZStack {
        Color.orange
        ZStack { Circle().fill(.white).blendMode(.difference) }.padding(10).opacity(0.7)
      }
    }
    DrawingCase("compositing/blend-through-a-rotation") {
      ZStack {
        Color.orange
        Rectangle().fill(.white).blendMode(.difference).padding(20).rotationEffect(.degrees(20))
      }
    }
    DrawingCase("compositing/labels-on-a-plate", 160, 60) {
      ZStack {
        Color.blue
        HStack(spacing: 0) {
          Color.clear
          Color.white.clipShape(RoundedRectangle(cornerRadius: 10))
        }
        .padding(6)
        ForEach([BlendMode.difference, .hue, .overlay], id: \.self) { mode in
          Text("One   Two").font(.system(size: 22, weight: .semibold)).foregroundStyle(.white)
            .blendMode(mode)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 14))
    }
    DrawingCase("compositing/holes") {
      ZStack {
        Color.black.opacity(0.6)
        Circle().frame(width: 50).offset(x: -12).blendMode(.destinationOut)
        Circle().frame(width: 50).offset(x: 12).blendMode(.destinationOut)
      }
      .compositingGroup()
    }
    DrawingCase("compositing/text-hole") {
      ZStack {
        RoundedRectangle(cornerRadius: 10).fill(.blue)
        Text("CUT").font(.system(size: 30, weight: .heavy)).blendMode(.destinationOut)
      }
      .compositingGroup().padding(8)
    }
  }
}
