import Drawing
import Geometry
import Testing

struct DumpTests {
  @Test func everyKindOfItem() {
    let expected = """
      canvas 200x100
        fill #FFFFFF rect[0,0 200x100]
        group opacity 0.75 transform(1 0 0 1 50 10) blur(2) shadow(#000000 3 0,4) matrix(1 0 0 0 0.1 \
      0 1 0 0 0.1 0 0 1 0 0.1 0 0 0 1 0) luminance-to-alpha clip-even-odd(rect[0,0 60x50] \
      continuous 8)
          mask
            fill radial(30,12 0 30 #FFFFFF@0 #007FFF/0.25@1) rect[0,0 60x25]
          stroke linear(0,0 20,0 #FFFFFF@0 #007FFF/0.25@1) width 2 cap round join bevel dash 4,2 \
      phase 1 difference ellipse[0,0 20x20]
          glyphs "A\\u{22}\\u{a}" size 17 #000000 slant 0.2 opacity 0.5 at 10,40
        image png 3 bytes [150,50 40x40] nearest
        fill angular(5,5 0 360 #FFFFFF@0 #007FFF/0.25@1) even-odd path{M0,0 L10,0 Q5,5 0,10 \
      C1,2 3,4 5,6 Z}
        fill elliptical(5,95 5x2 0 1 #FFFFFF@0 #007FFF/0.25@1) rect[0,90 10x10]

      """
    #expect(SampleList.list.dump() == expected)
  }
}
