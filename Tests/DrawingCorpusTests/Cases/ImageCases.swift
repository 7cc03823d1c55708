import SwiftUI

extension DrawingCase {
  /// Four by four pixels: red, green, blue and half-clear yellow quarters.
  private static var quarters: Image { Image(uiImage: pixels ?? UIImage()) }

  private static let pixels = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAJUlEQVR42m3KMREAIBADsBTnOEEYXvo7"
      + "R+akFHKA5RFa6M3+jgEdsAcBzZPu1wAAAABJRU5ErkJggg=="
  ).flatMap { UIImage(data: $0) }

  @DrawingCases static var images: [DrawingCase] {
    DrawingCase("images/natural-size") { quarters }
    DrawingCase("images/resizable") { quarters.resizable().padding(10) }
    DrawingCase("images/no-interpolation") {
      quarters.resizable().interpolation(.none).padding(10)
    }
    DrawingCase("images/scaled-to-fit") {
      quarters.resizable().interpolation(.none).scaledToFit().border(.gray)
    }
    DrawingCase("images/scaled-to-fill") {
      quarters.resizable().interpolation(.none).scaledToFill().frame(width: 90, height: 40)
        .clipped()
    }
    DrawingCase("images/tiled") {
      quarters.resizable(resizingMode: .tile).interpolation(.none).frame(width: 22, height: 14)
        .scaleEffect(3)
    }
    DrawingCase("images/cap-insets") {
      quarters.resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        .interpolation(.none).frame(width: 12, height: 8).scaleEffect(6)
    }
    DrawingCase("images/template") {
      quarters.renderingMode(.template).resizable().interpolation(.none).foregroundStyle(.purple)
        .padding(10)
    }
    DrawingCase("images/clipped-to-a-circle") {
      quarters.resizable().interpolation(.none).scaledToFill().frame(width: 60, height: 60)
        .clipShape(Circle()).overlay(Circle().stroke(.white, lineWidth: 4)).shadow(radius: 3)
    }
    DrawingCase("images/opacity") {
      quarters.resizable().interpolation(.none).opacity(0.4).padding(10)
    }
    DrawingCase("images/paint") {
      Circle().fill(ImagePaint(image: quarters, scale: 4)).padding(5)
    }
  }

  @DrawingCases static var symbols: [DrawingCase] {
    DrawingCase("symbols/plain") { Image(systemName: "heart") }
    DrawingCase("symbols/large-font") { Image(systemName: "star.fill").font(.system(size: 50)) }
    for (name, scale) in [("small", Image.Scale.small), ("medium", .medium), ("large", .large)] {
      DrawingCase("symbols/scale-\(name)") {
        Image(systemName: "gearshape").font(.largeTitle).imageScale(scale)
      }
    }
    DrawingCase("symbols/coloured") {
      Image(systemName: "bell.fill").font(.largeTitle).foregroundStyle(.orange)
    }
    DrawingCase("symbols/variant-fill") {
      Image(systemName: "heart").symbolVariant(.fill).font(.largeTitle).foregroundStyle(.red)
    }
    DrawingCase("symbols/variant-circle") {
      Image(systemName: "plus").symbolVariant(.circle).font(.largeTitle)
    }
    DrawingCase("symbols/resizable") {
      Image(systemName: "house.fill").resizable().scaledToFit().padding(10)
    }
    DrawingCase("symbols/beside-text") {
      Label("Settings", systemImage: "gear").font(.headline)
    }
    DrawingCase("symbols/in-a-text") { Text("Tap \(Image(systemName: "plus.circle")) to add") }
    DrawingCase("symbols/unknown-name") { Image(systemName: "no.such.symbol").font(.largeTitle) }
    DrawingCase("symbols/hierarchical") {
      Image(systemName: "square.and.arrow.up.circle.fill").font(.system(size: 44))
        .symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
    }
  }
}
