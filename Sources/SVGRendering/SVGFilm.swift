import Drawing
import Geometry

/// A picture that plays by itself: display lists shown one after another, over and over.
package struct SVGFilm: Equatable, Sendable {
  package struct Frame: Equatable, Sendable {
    package var list: DisplayList
    /// How long it is shown, in seconds.
    package var duration: Double

    package init(_ list: DisplayList, duration: Double) {
      self.list = list
      self.duration = duration
    }
  }

  package var frames: [Frame]

  package init(frames: [Frame]) { self.frames = frames }

  /// The size that holds every frame, in points.
  package var size: CGSize {
    frames.reduce(into: CGSize.zero) { size, frame in
      size.width = max(size.width, frame.list.size.width)
      size.height = max(size.height, frame.list.size.height)
    }
  }
}

/// A film as one SVG. Each frame is an isolated group whose `display` a declarative animation turns on
/// for its time: no script, and readers that know no animation show the last frame.
package func svgDocument(_ film: SVGFilm, options: SVGOptions = SVGOptions()) -> SVGDocument {
  var faults: [DisplayDiagnostic] = []
  let pictures = film.frames.map { frame -> [DisplayItem] in
    let (list, found) = frame.list.sanitized()
    for fault in found where !faults.contains(fault) { faults.append(fault) }
    return list.items
  }
  let list = DisplayList(size: film.size, items: pictures.flatMap { $0 })
  var renderer = SVGRenderer(list: list, options: options)
  renderer.film(pictures, FilmSchedule(film.frames.map(\.duration)))
  return renderer.finish(faults: faults)
}

extension SVGRenderer {
  fileprivate mutating func film(_ pictures: [[DisplayItem]], _ schedule: FilmSchedule) {
    let canvas = CGRect(origin: .zero, size: list.size)
    guard canvas.width > 0, canvas.height > 0 else { return }
    for (index, picture) in pictures.enumerated() {
      body.append("<g")
      if index + 1 < pictures.count { body.append(" display=\"none\"") }
      body.append(" style=\"isolation:isolate\">")
      if pictures.count > 1 { body.append(schedule, frame: index) }
      frame(visible: canvas) { $0.items(picture, at: Placement(visible: canvas)) }
      body.append("</g>")
    }
  }
}

/// When each frame begins and ends, in fractions of the whole.
private struct FilmSchedule {
  /// Shorter frames are shown this long, in seconds: no browser draws faster.
  static let shortestFrame = 1.0 / 120

  let total: Double
  let ends: [Double]

  init(_ durations: [Double]) {
    var end = 0.0
    let ends = durations.map { duration in
      end += duration.isFinite ? max(Self.shortestFrame, duration) : Self.shortestFrame
      return end
    }
    total = end
    self.ends = ends.map { end > 0 ? $0 / end : 0 }
  }
}

extension ByteWriter {
  /// The animation that shows a frame for its time.
  fileprivate mutating func append(_ schedule: FilmSchedule, frame index: Int) {
    let isFirst = index == 0
    let isLast = index + 1 == schedule.ends.count
    append("<animate attributeName=\"display\" calcMode=\"discrete\" repeatCount=\"indefinite\"")
    append(" dur=\"")
    append(length: schedule.total)
    append("s\" values=\"")
    if !isFirst { append("none;") }
    append("inline")
    if !isLast { append(";none") }
    append("\" keyTimes=\"0")
    if !isFirst {
      append(";")
      append(factor: schedule.ends[index - 1])
    }
    if !isLast {
      append(";")
      append(factor: schedule.ends[index])
    }
    append("\"/>")
  }
}
