import Geometry
import LayoutCore

/// A view for tests, with a name under which its frame is found.
class SampleItem: _LayoutItem {
  var name: String?
  var ownPriority: Double = 0
  var values: [ObjectIdentifier: Any] = [:]
  /// Explicit guides as functions of the own dimensions.
  var guides: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:]

  override var priority: Double { ownPriority }

  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  override func computeExplicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    guides[key].map { $0(ViewDimensions(size: size(for: proposal), item: nil, proposal: proposal)) }
  }

  override func computeExplicitGuides() -> _ExplicitGuides { guides.isEmpty ? [] : .any }

  /// The frames of this item and those below it, put at an origin for a proposal.
  func frames(at origin: CGPoint, for proposal: ProposedViewSize) -> [(String?, CGRect)] {
    [(name, CGRect(origin: origin, size: size(for: proposal).finite))]
  }

  func forget() { forgetMeasurements() }
}

extension SampleItem {
  func named(_ name: String) -> Self {
    self.name = name
    return self
  }

  func prioritised(_ priority: Double) -> Self {
    ownPriority = priority
    return self
  }

  func guide(_ alignment: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat)
    -> Self
  {
    guides[alignment.key] = value
    return self
  }

  func guide(_ alignment: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat)
    -> Self
  {
    guides[alignment.key] = value
    return self
  }

  func value<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) -> Self {
    values[ObjectIdentifier(key)] = value
    return self
  }
}

/// A colour or shape: takes the proposal, 10 by 10 without one (rule L8).
final class FillItem: SampleItem {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func staticRange(along axis: Axis) -> _LengthRange? { .greedy }
}

/// A circle: a square of the smaller side (rule H1).
final class CircleItem: SampleItem {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return side.isFinite || proposal != .unspecified
      ? CGSize(width: side, height: side) : CGSize(width: 10, height: 10)
  }
}

/// Takes all of a stack's rest along its axis, at least a minimum (rule L4).
final class SpacerItem: SampleItem {
  let axis: Axis
  let minimum: CGFloat

  init(_ axis: Axis, minimum: CGFloat = 8) {
    self.axis = axis
    self.minimum = minimum
    super.init()
    ownPriority = -.infinity
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(max(minimum, proposal[axis] ?? minimum), along: axis, across: 0)
  }
  override func computeSpacing() -> ViewSpacing { .zero }
  override func staticRange(along asked: Axis) -> _LengthRange? {
    asked == axis
      ? LengthRange(minimum: minimum, maximum: .infinity) : LengthRange(rigid: 0)
  }
}

/// Imitates a text: characters of one width, lines broken after any of them, as wide as its longest
/// line; with too little height as many lines as fit, at least one, a little narrower for the ellipsis
/// (rules T7, T12).
final class TextItem: SampleItem {
  let characters: Int
  let advance: CGFloat
  let line: CGFloat

  init(characters: Int, advance: CGFloat = 6, line: CGFloat = 16) {
    self.characters = characters
    self.advance = advance
    self.line = line
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let fitting = ((proposal.width ?? .infinity) / advance).rounded(.down)
    let perLine = max(1, min(CGFloat(characters), fitting))
    let needed = (CGFloat(characters) / perLine).rounded(.up)
    let allowed = max(1, ((proposal.height ?? .infinity) / line).rounded(.down))
    let ellipsis: CGFloat = needed > allowed ? 1 : 0
    return CGSize(width: perLine * advance - ellipsis, height: min(needed, allowed) * line)
  }

  override func computeSpacing() -> ViewSpacing { ViewSpacing(text: .system13) }
  override func computeExplicitGuides() -> _ExplicitGuides { .baselines }
  override func computeExplicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let size = size(for: proposal)
    return key == .firstTextBaseline ? 13 : size.height - line + 13
  }
  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { axis == .vertical }
  override func computeIsUnbounded(along axis: Axis) -> Bool? { false }
}

extension TextSpacing {
  /// The 13 point system font of macOS; source: facts "Text metrics" (rule T4).
  static let system13 = TextSpacing(
    ascent: 13 * 1950 / 2048, descent: 13 * 494 / 2048, capHeight: 13 * 1443 / 2048, leading: 0,
    scale: 2)
}

/// A view of one size, whatever is proposed.
func box(_ width: CGFloat, _ height: CGFloat) -> SampleItem {
  LayoutItemNode(FrameLayout(width: width, height: height), [FillItem()])
}

func fill() -> FillItem { FillItem() }
