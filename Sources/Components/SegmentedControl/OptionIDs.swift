import os

/// Ids that several options share: of them only the first can be chosen.
enum OptionIDs {
  private static let log = Logger(subsystem: "vitrine.components", category: "segmented-control")

  /// Warns of each id that more than one option has.
  static func check(_ options: [SegmentOption]) {
    var counts: [String: Int] = [:]
    for option in options { counts[option.id, default: 0] += 1 }
    var told: Set<String> = []
    for option in options {
      guard let count = counts[option.id], count > 1, told.insert(option.id).inserted else {
        continue
      }
      log.warning("\(count) options have the id “\(option.id)”: the first is chosen")
    }
  }
}
