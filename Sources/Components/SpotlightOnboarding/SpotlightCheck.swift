import os

/// Says what cannot be lit, and why.
enum SpotlightCheck {
  private static let log = Logger(
    subsystem: "vitrine.components", category: "spotlight-onboarding")

  static func warn(of marks: [SpotlightMark], holes: [SpotlightHole]) {
    if marks.isEmpty { log.warning("no element is marked: nothing is lit") }
    for (mark, hole) in zip(marks, holes) {
      if mark.registrations > 1 {
        log.warning("\(mark.registrations) elements have the id \(mark.id): the first is lit")
      }
      if hole.isHidden {
        log.warning("element \(mark.id) is out of sight and is not lit")
      } else if hole.isEmpty {
        log.warning("element \(mark.id) has no size and is not lit")
      }
    }
  }
}
