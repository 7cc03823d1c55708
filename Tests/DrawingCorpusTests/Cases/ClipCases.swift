import SwiftUI

extension DrawingCase {
  private static var stripes: some View {
    HStack(spacing: 0) {
      ForEach(0..<10, id: \.self) { $0.isMultiple(of: 2) ? Color.red : Color.blue }
    }
  }

  @DrawingCases static var masks: [DrawingCase] {
    DrawingCase("masks/circle") { stripes.mask(Circle()) }
    DrawingCase("masks/text") {
      stripes.mask { Text("MASK").font(.system(size: 34, weight: .heavy)) }
    }
    DrawingCase("masks/gradient") {
      stripes.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
    }
    DrawingCase("masks/colour-does-not-count") {
      stripes.mask(
        HStack(spacing: 0) {
          Color.white
          Color.black
          Color.red.opacity(0.5)
        })
    }
    DrawingCase("masks/aligned") {
      stripes.mask(alignment: .bottomTrailing) { Circle().frame(width: 50, height: 50) }
    }
    DrawingCase("masks/with-a-hole") {
      Color.black.mask {
        Rectangle().overlay { Circle().padding(15).blendMode(.destinationOut) }
      }
    }
    DrawingCase("masks/overlapping-holes") {
      Color.black.opacity(0.5).mask {
        Rectangle().overlay {
          ZStack {
            RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40).offset(x: -14)
            RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40).offset(x: 14)
          }
          .blendMode(.destinationOut)
        }
      }
    }
    DrawingCase("masks/nested") {
      stripes.mask(Circle().offset(x: -15)).mask(Circle().offset(x: 15))
    }
    DrawingCase("masks/empty") { stripes.mask { EmptyView() } }
  }

  @DrawingCases static var clips: [DrawingCase] {
    DrawingCase("clips/shape") { stripes.clipShape(Capsule()).padding(10) }
    DrawingCase("clips/even-odd") { stripes.clipShape(Star(), style: FillStyle(eoFill: true)) }
    DrawingCase("clips/corner-radius") { stripes.cornerRadius(20).padding(10) }
    DrawingCase("clips/clipped") {
      Circle().fill(.green).frame(width: 90, height: 90).frame(width: 50, height: 40).clipped()
    }
    DrawingCase("clips/unclipped-overflow") {
      Circle().fill(.green).frame(width: 70, height: 70).frame(width: 50, height: 40).border(.gray)
    }
    DrawingCase("clips/nested") {
      stripes.clipShape(Circle().offset(x: -15)).clipShape(Circle().offset(x: 15))
    }
    DrawingCase("clips/shadow-outside-a-clip") {
      Color.white.clipShape(RoundedRectangle(cornerRadius: 12)).shadow(radius: 5).padding(15)
    }
    DrawingCase("clips/shadow-inside-a-clip") {
      Color.white.padding(15).shadow(radius: 5).clipShape(RoundedRectangle(cornerRadius: 12))
    }
    DrawingCase("clips/of-a-rotated-view") {
      stripes.clipShape(Rectangle()).padding(20).rotationEffect(.degrees(30))
    }
    DrawingCase("clips/rotated-content") {
      stripes.rotationEffect(.degrees(30)).clipShape(Circle())
    }
    DrawingCase("clips/scrolled-content") {
      ScrollView {
        VStack(spacing: 4) {
          ForEach(0..<8, id: \.self) { Color.blue.opacity(0.2 + Double($0) / 10).frame(height: 20) }
        }
      }
      .padding(10)
    }
  }

  @DrawingCases static var transforms: [DrawingCase] {
    DrawingCase("transforms/offset") { Color.red.frame(width: 30, height: 30).offset(x: 20, y: 10) }
    DrawingCase("transforms/rotation") {
      Color.red.frame(width: 50, height: 30).rotationEffect(.degrees(30))
    }
    DrawingCase("transforms/rotation-about-a-corner") {
      Color.red.frame(width: 40, height: 30).rotationEffect(.degrees(30), anchor: .topLeading)
    }
    DrawingCase("transforms/scale") { Text("Scale").scaleEffect(x: 1.5, y: 2) }
    DrawingCase("transforms/scale-mirrored") { Text("Mirror").scaleEffect(x: -1) }
    DrawingCase("transforms/affine") {
      Text("Slanted").font(.title3)
        .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 10, ty: 0))
    }
    DrawingCase("transforms/projection") {
      Color.red.frame(width: 60, height: 50).rotation3DEffect(
        .degrees(45), axis: (x: 0, y: 1, z: 0))
    }
    DrawingCase("transforms/nested") {
      Color.red.frame(width: 30, height: 30).rotationEffect(.degrees(45)).scaleEffect(1.3)
        .offset(x: 10).border(.gray)
    }
    DrawingCase("transforms/stroke-scales") {
      Circle().stroke(lineWidth: 4).frame(width: 30, height: 30).scaleEffect(x: 2, y: 1)
    }
  }
}
