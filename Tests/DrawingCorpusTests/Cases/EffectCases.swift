import SwiftUI

extension DrawingCase {
  private static var sample: some View {
    HStack(spacing: 0) {
      Color(red: 0.8, green: 0.4, blue: 0.2)
      Color.blue
      Color.green.opacity(0.5)
      Color(white: 0.5)
    }
    .padding(10)
  }

  @DrawingCases static var effects: [DrawingCase] {
    DrawingCase("effects/opacity") { Circle().opacity(0.4) }
    DrawingCase("effects/opacity-of-each-of-a-pile") {
      ZStack {
        Circle().fill(.red).offset(x: -15)
        Circle().fill(.blue).offset(x: 15)
      }
      .padding(15).opacity(0.5)
    }
    DrawingCase("effects/opacity-of-a-group") {
      ZStack {
        Circle().fill(.red).offset(x: -15)
        Circle().fill(.blue).offset(x: 15)
      }
      .padding(15).compositingGroup().opacity(0.5)
    }
    DrawingCase("effects/opacities-multiply") { Rectangle().opacity(0.5).opacity(0.5) }
    DrawingCase("effects/hidden") {
      HStack {
        Color.red
        Color.green.hidden()
        Color.blue
      }
    }
    DrawingCase("effects/shadow") { Circle().fill(.white).shadow(radius: 6).padding(15) }
    DrawingCase("effects/shadow-coloured-and-moved") {
      RoundedRectangle(cornerRadius: 10).fill(.yellow)
        .shadow(color: .red.opacity(0.7), radius: 3, x: 6, y: 8).padding(20)
    }
    DrawingCase("effects/shadow-without-radius") {
      Circle().fill(.white).shadow(color: .black, radius: 0, x: 5, y: 5).padding(15)
    }
    DrawingCase("effects/shadow-of-each-of-a-pile") {
      HStack {
        Circle().fill(.red)
        Circle().fill(.blue)
      }
      .shadow(radius: 4, y: 3).padding(10)
    }
    DrawingCase("effects/shadow-of-a-group") {
      ZStack {
        Circle().fill(.red).offset(x: -10)
        Circle().fill(.blue).offset(x: 10)
      }
      .padding(18).compositingGroup().shadow(radius: 4, y: 3)
    }
    DrawingCase("effects/shadow-of-text") {
      Text("Shadow").font(.title2).shadow(color: .blue, radius: 2, x: 1, y: 2)
    }
    DrawingCase("effects/two-shadows") {
      Circle().fill(.white).shadow(color: .red, radius: 3, x: -6)
        .shadow(color: .blue, radius: 3, x: 6).padding(20)
    }
    DrawingCase("effects/blur") { Rectangle().fill(.blue).padding(20).blur(radius: 5) }
    DrawingCase("effects/blur-of-text") { Text("Blurred").font(.title2).blur(radius: 1.5) }
    DrawingCase("effects/blur-of-zero") { Rectangle().fill(.blue).padding(20).blur(radius: 0) }
    DrawingCase("effects/redacted-placeholder") {
      VStack(alignment: .leading) {
        Text("A title")
        Text("Some longer text").font(.footnote)
      }
      .redacted(reason: .placeholder)
    }
    DrawingCase("effects/z-order") {
      ZStack {
        Circle().fill(.red).offset(x: -15).zIndex(1)
        Circle().fill(.blue).offset(x: 15)
      }
      .padding(15)
    }
  }

  @DrawingCases static var filters: [DrawingCase] {
    DrawingCase("filters/brightness") { sample.brightness(0.2) }
    DrawingCase("filters/brightness-negative") { sample.brightness(-0.3) }
    DrawingCase("filters/contrast") { sample.contrast(0.5) }
    DrawingCase("filters/contrast-strong") { sample.contrast(2) }
    DrawingCase("filters/saturation") { sample.saturation(0.5) }
    DrawingCase("filters/saturation-strong") { sample.saturation(2) }
    DrawingCase("filters/grayscale") { sample.grayscale(1) }
    DrawingCase("filters/grayscale-half") { sample.grayscale(0.5) }
    DrawingCase("filters/hue-rotation") { sample.hueRotation(.degrees(90)) }
    DrawingCase("filters/invert") { sample.colorInvert() }
    DrawingCase("filters/multiply") { sample.colorMultiply(.yellow) }
    DrawingCase("filters/luminance-to-alpha") { sample.luminanceToAlpha() }
    DrawingCase("filters/one-after-another") {
      sample.saturation(0).brightness(0.2).colorInvert()
    }
    DrawingCase("filters/on-a-gradient") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .hueRotation(.degrees(60))
    }
  }
}
