import Geometry
import Testing
import Views

@testable import Previews

@Suite struct ColorControlTests {
  @Test(arguments: [
    ("blue", "blue"), ("accent", "accent"), ("white", "white"), ("#FFFFFF", "white"),
    ("#007aff", "#007AFF"), ("007AFF", "#007AFF"), ("#0af", "#00AAFF"),
    ("#007AFF80", "#007AFF80"), ("rgb(0,0,1)", "#0000FF"), ("rgb(0.1,0.5,1)", "rgb(0.1,0.5,1)"),
    ("rgb(2,-1,0.5,0.25)", "rgb(2,-1,0.5,0.25)"), ("opacity(blue,0.5)", "opacity(blue,0.5)"),
    ("mix(red,opacity(#FFF,0.5),0.25)", "mix(red,opacity(white,0.5),0.25)"),
    ("mixRGB(red,blue,1)", "mixRGB(red,blue,1)"),
  ])
  func reads(_ text: String, _ written: String) throws {
    let color = try #require(Color(controlText: text))
    #expect(color.controlText == written)
    #expect(Color(controlText: written) == color)
  }

  @Test(arguments: [
    "", "bleu", "#12", "#GGGGGG", "#+1+1+1", "rgb(1,2)", "rgb(a,b,c)", "opacity(blue)",
    "mix(a,b,1)",
    "opacity(blue,NaN)", "(", ")", "rgb(1,2,3", "rgb(((((1,2,3)",
  ])
  func rejects(_ text: String) {
    #expect(Color(controlText: text) == nil)
  }

  @Test func limitsItsDepth() {
    let deep =
      String(repeating: "opacity(", count: 5000) + "red"
      + String(repeating: ",1)", count: 5000)
    #expect(Color(controlText: deep) == nil)
  }

  @Test(arguments: [
    Color.red, .primary, .clear, .accentColor, .gray.opacity(1.0 / 3), .init(white: 0.3),
    .init(hue: 0.7, saturation: 0.2, brightness: 0.9), .red.mix(with: .blue, by: 0.3),
  ])
  func givesEveryColorBack(_ color: Color) throws {
    #expect(Color(controlText: color.controlText) == color)
    #expect(ControlCodec.of(Color?.self)?.type.kind == .color)
  }
}
