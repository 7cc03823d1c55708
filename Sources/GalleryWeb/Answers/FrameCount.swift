import Addressing
import Geometry
import Snapshots

/// The parameter `frames` of a film: how many moments of a transition it shows.
struct FrameCount {
  let allowed: ClosedRange<Int>
  let standard: Int

  static let filmstrip = FrameCount(allowed: 2...60, standard: 9)
  /// Thirty a second for two seconds.
  static let animation = FrameCount(allowed: 2...120, standard: 60)

  /// The number that a query asks for, and the query without it.
  func read(_ query: [QueryItem]) throws(SnapshotRequestError) -> (Int, [QueryItem]) {
    let (own, rest) = (query.filter { $0.name == "frames" }, query.filter { $0.name != "frames" })
    guard let item = own.first else { return (standard, rest) }
    guard own.count == 1 else {
      throw SnapshotRequestError(.repeatedParameter, parameter: "frames", value: item.value)
    }
    guard let count = Int(item.value), allowed.contains(count), item.value == "\(count)"
    else {
      throw SnapshotRequestError(
        .invalidValue, parameter: "frames", value: item.value,
        allowed: ["\(allowed.lowerBound)…\(allowed.upperBound)"])
    }
    return (count, rest)
  }
}
