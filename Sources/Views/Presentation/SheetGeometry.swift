import Geometry
import ViewCore

/// Where the card of a sheet lies on the canvas.
///
/// iOS 26 is read from pictures (rule C11): 20 % dim; the large card from y 31 to the bottom over the
/// full width, top corners 39; smaller ones float 6 from the sides and the bottom, medium being 351 of
/// 667 points high. Before iOS 26 nothing is recorded; a placeholder stands in: 10 below the top safe
/// area with corners 10, medium half the canvas, attached to the bottom.
struct SheetGeometry: Equatable {
  /// In canvas coordinates.
  var card: CGRect
  var cornerRadius: CGFloat
  /// Whether all four corners are round.
  var isFloating: Bool
  /// The part of the card that is not safe for content, at the bottom.
  var bottomInset: CGFloat

  static let dim = 0.2
  static let grabber = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5

  /// - Parameters:
  ///   - canvas: the size of the whole screen.
  ///   - safeArea: the device's.
  ///   - keyboard: how far a keyboard reaches over the safe area: cards that are not full move up by
  ///     as much, at most to the full one's upper edge. Believed.
  init(
    _ traits: PresentationTraits, canvas: CGSize, safeArea: EdgeInsets, keyboard: CGFloat,
    environment: EnvironmentValues
  ) {
    let look = environment.systemLook
    let top: CGFloat = look == .ios18 ? safeArea.top + 10 : max(31, safeArea.top + 10)
    let full = max(0, canvas.height - top)
    let context = PresentationDetent.Context(
      maxDetentValue: max(0, canvas.height - safeArea.top - safeArea.bottom - 10),
      dynamicTypeSize: environment.dynamicTypeSize)
    func height(of detent: PresentationDetent) -> CGFloat {
      let height: CGFloat =
        switch detent.kind {
        case .large: full
        case .medium: look == .ios18 ? canvas.height / 2 : canvas.height * 351 / 667
        case .fraction(let fraction): context.maxDetentValue * fraction + safeArea.bottom
        case .height(let height): height + safeArea.bottom
        case .custom: (detent.custom?(context) ?? full) + safeArea.bottom
        }
      return height.isFinite ? min(full, max(0, height)) : full
    }
    let heights = (traits.detents ?? [.large]).map(height)
    let selected = traits.selectedDetent.map(height)
    let atRest = selected ?? heights.min() ?? full
    let chosen = min(full, atRest + keyboard)
    isFloating = look != .ios18 && atRest < full
    cornerRadius = traits.cornerRadius.map { max(0, $0) } ?? (look == .ios18 ? 10 : 39)
    if isFloating {
      card = CGRect(
        x: 6, y: canvas.height - 6 - chosen, width: max(0, canvas.width - 12), height: chosen)
      bottomInset = 0
    } else {
      card = CGRect(x: 0, y: canvas.height - chosen, width: canvas.width, height: chosen)
      bottomInset = safeArea.bottom
    }
  }

  /// The outline of the card, at the origin.
  var outline: Path {
    let bottom = isFloating ? cornerRadius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: cornerRadius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: cornerRadius
    ).path(in: CGRect(origin: .zero, size: card.size))
  }
}
