import Geometry

/// A view's size and alignment guides in its own coordinate space, for one proposal.
public struct ViewDimensions: Equatable {
  /// Points.
  public let width: CGFloat
  /// Points.
  public let height: CGFloat
  package let item: LayoutItem?
  package let proposal: ProposedViewSize

  package init(size: CGSize, item: LayoutItem?, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.item = item
    self.proposal = proposal
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The guide's value: explicit, else its default.
  package subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    item?.explicitGuide(key, in: proposal)
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.item === rhs.item
      && lhs.proposal == rhs.proposal
  }
}
