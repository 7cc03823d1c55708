import SwiftUI

extension DrawingCase {
  @DrawingCases static var gradients: [DrawingCase] {
    DrawingCase("gradients/linear") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    }
    DrawingCase("gradients/linear-diagonal") {
      LinearGradient(
        colors: [.yellow, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
    DrawingCase("gradients/linear-stops") {
      LinearGradient(
        stops: [
          .init(color: .red, location: 0), .init(color: .red, location: 0.3),
          .init(color: .white, location: 0.3), .init(color: .blue, location: 1),
        ], startPoint: .top, endPoint: .bottom)
    }
    DrawingCase("gradients/linear-inside-its-ends") {
      LinearGradient(
        colors: [.red, .blue], startPoint: UnitPoint(x: 0.4, y: 0.5),
        endPoint: UnitPoint(x: 0.6, y: 0.5))
    }
    DrawingCase("gradients/linear-transparent-end") {
      LinearGradient(colors: [.black, .black.opacity(0)], startPoint: .top, endPoint: .bottom)
    }
    DrawingCase("gradients/linear-to-clear") {
      LinearGradient(colors: [.red, .clear], startPoint: .leading, endPoint: .trailing)
        .background(.white)
    }
    DrawingCase("gradients/one-colour") {
      LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    }
    DrawingCase("gradients/no-colour") {
      LinearGradient(colors: [], startPoint: .top, endPoint: .bottom).border(.gray)
    }
    DrawingCase("gradients/no-length") {
      LinearGradient(colors: [.red, .blue], startPoint: .center, endPoint: .center)
    }
    DrawingCase("gradients/radial") {
      RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 40)
    }
    DrawingCase("gradients/radial-off-centre") {
      RadialGradient(
        colors: [.yellow, .red, .black], center: .topLeading, startRadius: 10, endRadius: 90)
    }
    DrawingCase("gradients/radial-start-radius") {
      RadialGradient(colors: [.green, .black], center: .center, startRadius: 20, endRadius: 40)
    }
    DrawingCase("gradients/elliptical") {
      EllipticalGradient(colors: [.white, .purple])
    }
    DrawingCase("gradients/elliptical-fractions") {
      EllipticalGradient(
        colors: [.orange, .black], center: .bottom, startRadiusFraction: 0.1,
        endRadiusFraction: 0.8)
    }
    DrawingCase("gradients/angular") {
      AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
    }
    DrawingCase("gradients/angular-from-an-angle") {
      AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90))
    }
    DrawingCase("gradients/angular-part") {
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(180))
    }
    DrawingCase("gradients/of-a-colour") { Rectangle().fill(Color.blue.gradient) }
    DrawingCase("gradients/in-a-shape") {
      Capsule().fill(
        .linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
      )
      .padding(15)
    }
    DrawingCase("gradients/in-text") {
      Text("Gradient").font(.system(size: 22, weight: .bold))
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
  }

  @DrawingCases static var styles: [DrawingCase] {
    DrawingCase("styles/hierarchy") {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
      }
    }
    DrawingCase("styles/hierarchy-of-a-colour") {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(.blue)
    }
    DrawingCase("styles/three-foreground-styles") {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(.red, .green, .blue)
    }
    DrawingCase("styles/tint") { Circle().fill(.tint).tint(.orange) }
    DrawingCase("styles/background-in-a-shape") {
      Text("Tag").padding(.horizontal, 12).padding(.vertical, 6)
        .background(.yellow, in: .capsule)
    }
    DrawingCase("styles/drop-shadow-style") {
      Circle().fill(.white.shadow(.drop(radius: 6, y: 4))).padding(16)
    }
    DrawingCase("styles/inner-shadow-style") {
      Circle().fill(.orange.shadow(.inner(radius: 6, y: 4))).padding(10)
    }
    DrawingCase("styles/opacity-of-a-style") { Rectangle().fill(.red.opacity(0.3)) }
    for (name, material) in [
      ("ultra-thin", Material.ultraThin), ("regular", .regular), ("thick", .ultraThick),
    ] {
      DrawingCase("styles/material-\(name)") {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .overlay { RoundedRectangle(cornerRadius: 10).fill(material).padding(15) }
      }
    }
    DrawingCase("styles/system-palette", 120, 80) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red
          Color.orange
          Color.yellow
          Color.green
        }
        GridRow {
          Color.mint
          Color.teal
          Color.cyan
          Color.blue
        }
        GridRow {
          Color.indigo
          Color.purple
          Color.pink
          Color.brown
        }
      }
    }
    DrawingCase("styles/dark-palette", 120, 40, environment: { $0.colorScheme = .dark }) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
        Color.gray
        Color.primary
      }
    }
    DrawingCase("styles/colour-spaces") {
      HStack(spacing: 0) {
        Color(.sRGB, red: 0.5, green: 0.2, blue: 0.1, opacity: 1)
        Color(.sRGBLinear, red: 0.5, green: 0.2, blue: 0.1, opacity: 1)
        Color(.displayP3, red: 0.5, green: 0.2, blue: 0.1, opacity: 1)
        Color(hue: 0.6, saturation: 0.7, brightness: 0.9)
        Color(white: 0.4)
      }
    }
    DrawingCase("styles/mixed-colours") {
      HStack(spacing: 0) {
        Color.red.mix(with: .blue, by: 0.25)
        Color.red.mix(with: .blue, by: 0.5)
        Color.red.mix(with: .blue, by: 0.75)
      }
    }
  }
}
