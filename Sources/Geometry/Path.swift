/// The outline of a two-dimensional shape.
///
/// Whole rectangles, ellipses and rectangles with four equal corners are kept as such and spelled
/// out as elements only when somebody asks.
public struct Path: Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package enum Outline: Equatable, Sendable {
    case elements([Element])
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(RoundedRectOutline)
  }

  package internal(set) var outline: Outline

  /// The outline in full. Curves have a current point: a path never begins with one.
  package var elements: [Element] {
    get {
      switch outline {
      case .elements(let elements): elements
      case .rect(let rect): OutlineElements.rect(rect)
      case .ellipse(let rect): OutlineElements.ellipse(rect)
      case .roundedRect(let shape): shape.elements
      }
    }
    set { outline = .elements(newValue) }
  }

  public init() { outline = .elements([]) }

  package init(elements: [Element]) { outline = .elements(elements) }

  package init(outline: Outline) { self.outline = outline }

  public init(_ rect: CGRect) { self.init(outline: rect.isNull ? .elements([]) : .rect(rect)) }

  public init(ellipseIn rect: CGRect) {
    self.init(outline: rect.isNull ? .elements([]) : .ellipse(rect))
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self = ShapeOutline.roundedRectangle(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self = ShapeOutline.unevenRoundedRectangle(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var isEmpty: Bool {
    if case .elements(let elements) = outline { return elements.isEmpty }
    return false
  }

  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }

  /// Adds one element as it is, in place.
  mutating func append(_ element: Element) {
    var elements = takeElements()
    elements.append(element)
    outline = .elements(elements)
  }

  mutating func append(contentsOf more: [Element]) {
    var elements = takeElements()
    elements.append(contentsOf: more)
    outline = .elements(elements)
  }

  /// Moves the elements out, so that changing them copies nothing.
  private mutating func takeElements() -> [Element] {
    let elements = self.elements
    outline = .elements([])
    return elements
  }
}

extension Path: Equatable {
  public static func == (lhs: Path, rhs: Path) -> Bool {
    lhs.outline == rhs.outline || lhs.elements == rhs.elements
  }
}

extension Path {
  /// Feeds the outline to a hasher; equal paths give the same. `Path` itself is not `Hashable`, as
  /// in SwiftUI.
  package func hash(into hasher: inout Hasher) {
    for element in elements {
      switch element {
      case .move(let end):
        hasher.combine(0)
        hasher.combine(end)
      case .line(let end):
        hasher.combine(1)
        hasher.combine(end)
      case .quadCurve(let end, let control):
        hasher.combine(2)
        hasher.combine(control)
        hasher.combine(end)
      case .curve(let end, let control1, let control2):
        hasher.combine(3)
        hasher.combine(control1)
        hasher.combine(control2)
        hasher.combine(end)
      case .closeSubpath:
        hasher.combine(4)
      }
    }
  }
}
