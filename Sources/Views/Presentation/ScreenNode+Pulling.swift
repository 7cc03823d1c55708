import Geometry
import LayoutCore
import ViewCore

/// Rule M18: a finger moves a sheet between its detents, and down to close it.
extension ScreenNode {
  /// How far a speed carries a card: as far as a drag's predicted end.
  private static let reach: CGFloat = 0.25
  /// Ways a second that the system's spring takes over without running past its end.
  private static let speedLimit = 18.0

  var isDraggable: Bool { presentationStyle != .fullScreenCover }

  /// Whether a finger that moves content upwards moves the card to a higher detent first.
  var growsBeforeContentScrolls: Bool {
    isDraggable && traits.contentInteraction != .scrolls && restingHeight < sheetHeights.highest
  }

  /// Shows a height of the card; above the highest detent, and below the lowest where the sheet is
  /// not to be closed so, it follows less and less.
  @MainActor func pull(to height: CGFloat) {
    let heights = sheetHeights
    var shown = height
    if height > heights.highest {
      shown = heights.highest + ScrollContender.stretched(height - heights.highest, heights.full)
    } else if height < heights.lowest, isDismissDisabled {
      shown = heights.lowest + ScrollContender.stretched(height - heights.lowest, heights.full)
    }
    guard shown != pulledHeight else { return }
    pulledHeight = shown
    invalidateLayout()
  }

  /// The finger has left: the sheet goes on to the nearest detent, or closes.
  ///
  /// - Parameter velocity: downwards, in points a second.
  @MainActor func endPull(velocity: CGFloat) {
    guard let shown = pulledHeight else { return }
    let aim = shown - velocity * Self.reach
    let nearest = sheetHeights.detents.min { abs($0.height - aim) < abs($1.height - aim) }
    let closes = !isDismissDisabled && aim < (nearest?.height ?? restingHeight) / 2
    guard closes else { return rest(at: nearest?.detent, velocity: velocity) }
    closingSpeed = Double(velocity / max(1, shown))
    dismissScreen()
    // Whoever presents the sheet may have kept it.
    graph?.schedule { [weak self] in
      guard let self, self.isMounted, !self.layerMotion.isLeaving else { return }
      self.rest(at: nearest?.detent, velocity: 0)
    }
  }

  @MainActor private func rest(at detent: PresentationDetent?, velocity: CGFloat) {
    guard let graph else { return }
    let way = (detent.map(sheetHeights.height) ?? restingHeight) - (pulledHeight ?? restingHeight)
    let speed = way == 0 ? 0 : Double(-velocity / way)
    let limit = Self.speedLimit
    let transaction = Transaction(animation: .system(velocity: min(max(speed, -limit), limit)))
    withTransaction(transaction) {
      graph.makingChange {
        self.pulledHeight = nil
        self.ownDetent = detent
        self.invalidateLayout()
      }
      if let detent, detent != traits.selectedDetent { traits.selectDetent?(detent) }
    }
  }
}
