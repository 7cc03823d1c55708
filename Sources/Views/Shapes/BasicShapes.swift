import Geometry
import LayoutCore
import ViewCore

/// A rectangle as large as its place.
public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { ShapeOutline.rectangle(in: rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetRectangle(amount: amount)
  }
  nonisolated public var _fillsProposal: Bool { true }
}

struct _InsetRectangle: InsettableShape {
  var amount: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    ShapeOutline.rectangle(in: rect, inset: amount)
  }
  nonisolated func inset(by more: CGFloat) -> _InsetRectangle {
    _InsetRectangle(amount: amount + more)
  }
  nonisolated var _fillsProposal: Bool { true }
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

/// A circle on the smaller side of its place (rule H1).
public struct Circle: InsettableShape {
  private var amount: CGFloat = 0
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    ShapeOutline.circle(in: rect, inset: amount)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }

  /// Rule H1: a square of the smaller proposed length.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }
}

/// An ellipse as large as its place.
public struct Ellipse: InsettableShape {
  private var amount: CGFloat = 0
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    ShapeOutline.ellipse(in: rect, inset: amount)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
  nonisolated public var _fillsProposal: Bool { true }
}

/// A rectangle with the shorter side fully rounded.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    ShapeOutline.capsule(in: rect, style: style, inset: amount)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
  nonisolated public var _fillsProposal: Bool { true }
}

/// A rectangle with equally rounded corners.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    ShapeOutline.roundedRectangle(in: rect, cornerSize: cornerSize, style: style, inset: amount)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
  nonisolated public var _fillsProposal: Bool { true }
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with corners rounded each by its own radius.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    ShapeOutline.unevenRoundedRectangle(
      in: rect, cornerRadii: cornerRadii, style: style, inset: amount)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
  nonisolated public var _fillsProposal: Bool { true }
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
  nonisolated public var _fillsProposal: Bool { true }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Path, ForegroundStyle>
}

/// A shape of a hidden type.
public struct AnyShape: Shape {
  private let shape: any Shape
  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated public var _fillsProposal: Bool { shape._fillsProposal }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { RoundedRectangle(cornerSize: cornerSize, style: style) }

  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
