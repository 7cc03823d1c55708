import Geometry
import ViewCore

/// The heights at which a sheet may rest, in points from the bottom of the canvas.
struct SheetHeights {
  let canvas: CGSize
  /// The device's.
  let safeArea: EdgeInsets
  /// Of the large card.
  let full: CGFloat
  /// The detents by height, lowest first.
  private(set) var detents: [(detent: PresentationDetent, height: CGFloat)] = []
  private let environment: EnvironmentValues

  init(
    _ detents: [PresentationDetent], canvas: CGSize, safeArea: EdgeInsets,
    environment: EnvironmentValues
  ) {
    self.canvas = canvas
    self.safeArea = safeArea
    self.environment = environment
    let isOld = environment.systemLook == .ios18
    let top: CGFloat = isOld ? safeArea.top + 10 : max(31, safeArea.top + 10)
    full = max(0, canvas.height - top)
    self.detents = detents.map { ($0, height(of: $0)) }.sorted { $0.height < $1.height }
  }

  var lowest: CGFloat { detents.first?.height ?? full }
  var highest: CGFloat { detents.last?.height ?? full }

  func height(of detent: PresentationDetent) -> CGFloat {
    let context = PresentationDetent.Context(
      maxDetentValue: max(0, canvas.height - safeArea.top - safeArea.bottom - 10),
      dynamicTypeSize: environment.dynamicTypeSize)
    let height: CGFloat =
      switch detent.kind {
      case .large: full
      case .medium:
        environment.systemLook == .ios18 ? canvas.height / 2 : canvas.height * 351 / 667
      case .fraction(let fraction): context.maxDetentValue * fraction + safeArea.bottom
      case .height(let height): height + safeArea.bottom
      case .custom: (detent.custom?(context) ?? full) + safeArea.bottom
      }
    return height.isFinite ? min(full, max(0, height)) : full
  }
}
