import Geometry
import LayoutCore
import Typography
import ViewCore

extension Text {
  /// A text in lines, as renderers of one's own draw it.
  ///
  /// Coverage: lines, runs, glyphs, their bounds and attributes. Verified: documented.
  public struct Layout: RandomAccessCollection {
    let lines: [Line]
    public let isTruncated: Bool

    init(_ layout: TextLayout, _ painting: TextPainting, _ options: TextLayoutOptions) {
      lines = layout.lines.map { Line(line: $0, painting: painting) }
      isTruncated = layout.isTruncated
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// The extent of a piece of text on its line.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end on the baseline.
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public init() {}

      init(origin: CGPoint, width: CGFloat, metrics: FontMetrics?) {
        self.origin = origin
        self.width = width
        ascent = metrics?.ascent ?? 0
        descent = metrics?.descent ?? 0
        leading = metrics?.leading ?? 0
      }

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How pieces of text are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs lie on pixels here either way.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension Text.Layout {
  /// A line: runs of one style each.
  public struct Line: RandomAccessCollection {
    let line: TextLine
    let painting: TextPainting

    public var origin: CGPoint { line.origin }
    public var startIndex: Int { 0 }
    public var endIndex: Int { line.runs.count }
    public subscript(index: Int) -> Run {
      Run(run: line.runs[index], line: line, painting: painting)
    }

    public var typographicBounds: TypographicBounds {
      let tallest = line.runs.map(\.metrics).max { $0.ascent < $1.ascent }
      return TypographicBounds(origin: line.origin, width: line.width, metrics: tallest)
    }
  }

  /// Neighbouring glyphs of one style.
  public struct Run: RandomAccessCollection {
    let run: GlyphRun
    let line: TextLine
    let painting: TextPainting

    public var startIndex: Int { 0 }
    public var endIndex: Int { run.glyphs.count }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      painting.style(of: run).style.value.attributes?.lazy.reversed()
        .compactMap { $0.value as? T }.first
    }

    public var layoutDirection: LayoutDirection {
      run.isRightToLeft ? .rightToLeft : .leftToRight
    }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: painting.start(of: run, in: line), width: run.width, metrics: run.metrics)
    }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection {
    public let run: Run
    public let indices: Range<Int>

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { run[index] }
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var typographicBounds: TypographicBounds {
      let glyphs = run.run.glyphs[indices]
      let start = run.line.origin
      let left = glyphs.map(\.position.x).min() ?? run.run.origin.x
      let right = glyphs.map { $0.position.x + $0.advance }.max() ?? left
      return TypographicBounds(
        origin: CGPoint(x: start.x + left, y: start.y + run.run.origin.y), width: right - left,
        metrics: run.run.metrics)
    }

    /// The glyphs as a run of their own.
    var glyphRun: GlyphRun {
      let bounds = typographicBounds
      var part = run.run
      part.glyphs = Array(part.glyphs[indices])
      part.origin.x = bounds.origin.x - run.line.origin.x
      part.width = bounds.width
      return part
    }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    for run in line { draw(run, options: options) }
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    draw { run.painting.paint(run.run, in: run.line, &$0) }
  }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    draw { slice.run.painting.paint(slice.glyphRun, in: slice.run.line, &$0) }
  }
}
