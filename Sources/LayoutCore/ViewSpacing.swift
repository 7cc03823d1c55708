import Geometry

/// The distances that a view prefers to keep from its neighbours, per edge.
public struct ViewSpacing: Sendable {
  package var top: EdgeSpacing
  package var leading: EdgeSpacing
  package var bottom: EdgeSpacing
  package var trailing: EdgeSpacing

  /// No distance on any edge.
  public static let zero = ViewSpacing(.zero)

  /// The default distances of a view without text.
  public init() { self.init(.plain) }

  package init(_ edge: EdgeSpacing) {
    top = edge
    leading = edge
    bottom = edge
    trailing = edge
  }

  /// A text's distances: by its font above and below, plain at the sides.
  package init(text metrics: TextSpacing) {
    self.init(.plain)
    top = EdgeSpacing(plain: nil, text: metrics)
    bottom = EdgeSpacing(plain: nil, text: metrics)
  }

  package subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes in the preferences of another view on some edges, so that both are honoured.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = self[edge].union(other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to the view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? EdgeSpacing.distance(from: trailing, to: next.leading)
      : EdgeSpacing.distance(from: bottom, to: next.top)
  }

  /// The same with some edges set back to the plain default.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = .plain }
    return result
  }
}

/// The metrics of a font that decide distances between text and other views, in points.
/// Source: facts.md "Default spacing" rows; recorded values T4.
package struct TextSpacing: Equatable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  package var capHeight: CGFloat
  /// Line distance of the text style less ascent and descent; 0 for a plain system font.
  package var leading: CGFloat
  /// Pixels per point.
  package var scale: CGFloat

  package init(
    ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, scale: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
    self.scale = scale
  }

  /// A tenth of the line, rounded up to a pixel.
  private var margin: CGFloat { ceilToPixel(0.1 * (ascent + descent)) }

  /// Rule T4: from a view without text to this text below it.
  package var aboveText: CGFloat { descent + margin }

  /// Rule T4: from this text to a view without text below it.
  package var belowText: CGFloat {
    max(ascent + descent + margin - capHeight, margin + descent)
  }

  /// Rule T4: from a text above to this one.
  package var betweenTexts: CGFloat { ceilToPixel(leading) }

  private func ceilToPixel(_ length: CGFloat) -> CGFloat {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}

/// What one edge of a view prefers: a plain distance, a text's, or both after a union.
package struct EdgeSpacing: Equatable, Sendable {
  /// Points; `nil` when only text touches the edge.
  package var plain: CGFloat?
  package var text: TextSpacing?

  package init(plain: CGFloat?, text: TextSpacing?) {
    self.plain = plain
    self.text = text
  }

  /// Rule D1: views without text keep 8 points.
  package static let plain = EdgeSpacing(plain: 8, text: nil)
  /// Rule D2: a Spacer keeps no distance, and adds nothing to a union.
  package static let zero = EdgeSpacing(plain: 0, text: nil)

  package func union(_ other: EdgeSpacing) -> EdgeSpacing {
    if self == .zero { return other }
    if other == .zero || self == other { return self }
    let plains = [plain, other.plain].compactMap { $0 }
    let lower: TextSpacing? =
      if let text, let second = other.text {
        text.aboveText >= second.aboveText ? text : second
      } else {
        text ?? other.text
      }
    return EdgeSpacing(plain: plains.max(), text: lower)
  }

  /// The largest of the distances that any two of the parties ask for; zero beside a zero edge.
  package static func distance(from upper: EdgeSpacing, to lower: EdgeSpacing) -> CGFloat {
    if upper == .zero || lower == .zero { return 0 }
    var result: CGFloat?
    func offer(_ length: CGFloat) { result = max(result ?? length, length) }
    if let first = upper.plain, let second = lower.plain { offer(max(first, second)) }
    if upper.text != nil, let second = lower.text { offer(second.betweenTexts) }
    if let first = upper.text, lower.plain != nil { offer(first.belowText) }
    if upper.plain != nil, let second = lower.text { offer(second.aboveText) }
    return result ?? 8
  }
}
