import Geometry

/// Finds the known name that a mistyped one was most likely meant to be.
enum NearestName {
  /// The name with the fewest edits, the first of several; nil when none is near: when more than a
  /// third of the characters would have to change, two at least, or all of them.
  static func nearest(to name: String, among known: [String]) -> String? {
    // Longer texts are no mistyped names; comparing them would cost their square.
    let longest = 64
    guard name.unicodeScalars.count <= longest else { return nil }
    let lowercased = name.lowercased()
    var best: (name: String, distance: Int)?
    for candidate in known {
      let distance = distance(lowercased, candidate.lowercased())
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    let count = name.unicodeScalars.count
    guard let best, best.distance <= max(2, count / 3), best.distance < count else { return nil }
    return best.name
  }

  /// Insertions, deletions, replacements and exchanges of neighbours that lead from one text to the
  /// other (optimal string alignment).
  static func distance(_ lhs: String, _ rhs: String) -> Int {
    let lhs = Array(lhs.unicodeScalars)
    let rhs = Array(rhs.unicodeScalars)
    if lhs.isEmpty || rhs.isEmpty { return max(lhs.count, rhs.count) }
    var beforeLast: [Int] = []
    var last = Array(0...rhs.count)
    for row in 1...lhs.count {
      var current = [row]
      for column in 1...rhs.count {
        let isSame = lhs[row - 1] == rhs[column - 1]
        var cost = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, lhs[row - 1] == rhs[column - 2], lhs[row - 2] == rhs[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[rhs.count]
  }
}
