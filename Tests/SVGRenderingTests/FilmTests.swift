import Drawing
import Geometry
import SVGRendering
import Testing

struct FilmTests {
  private func frame(_ x: Double, _ duration: Double, width: Double = 100) -> SVGFilm.Frame {
    SVGFilm.Frame(
      DisplayList(
        size: CGSize(width: width, height: 60), items: [Drawn.fill(Drawn.rect(x, 0, 10, 10))]),
      duration: duration)
  }

  private func text(_ frames: [SVGFilm.Frame]) -> String {
    String(decoding: svgDocument(SVGFilm(frames: frames)).bytes, as: UTF8.self)
  }

  /// Every frame has its time, one after another; at rest the last one shows.
  @Test func framesFollowOneAnother() {
    let film = text([frame(0, 0.5), frame(5, 0.25), frame(10, 0.25, width: 120)])
    #expect(film.contains(#"width="120" height="60""#))
    let parts = film.components(separatedBy: "<g").dropFirst().map { $0 }
    #expect(parts.count == 3)
    #expect(parts[0].contains(#"values="inline;none" keyTimes="0;0.5"/>"#))
    #expect(parts[1].contains(#"values="none;inline;none" keyTimes="0;0.5;0.75"/>"#))
    #expect(parts[2].contains(#"values="none;inline" keyTimes="0;0.75"/>"#))
    #expect(parts.map { $0.hasPrefix(#" display="none""#) } == [true, true, false])
    #expect(film.components(separatedBy: #"dur="1s""#).count == 4)
  }

  @Test func oneFrameIsAPicture() {
    #expect(!text([frame(0, 1)]).contains("<animate"))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func badDurationsAreShort(duration: Double) {
    let film = text([frame(0, duration), frame(5, 1)])
    #expect(film.contains(#"dur="1.008s""#))
    #expect(XMLTree.parse(Array(film.utf8)) != nil)
  }

  @Test func noFramesAreAnEmptyPicture() {
    #expect(XMLTree.parse(svgDocument(SVGFilm(frames: [])).bytes) != nil)
  }

  /// Glyphs and images of several frames are written once.
  @Test func framesShareDefinitions() {
    func list(_ x: Double) -> SVGFilm.Frame {
      SVGFilm.Frame(
        DisplayList(size: Drawn.canvas, items: [Drawn.run([Drawn.wave], x: x)]), duration: 0.1)
    }
    let film = text([list(0), list(10), list(20)])
    #expect(film.components(separatedBy: "<use").count == 4)
  }
}
