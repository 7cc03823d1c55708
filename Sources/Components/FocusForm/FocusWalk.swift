/// The order in which the focus goes through fields.
struct FocusWalk<ID: Equatable> {
  private let ids: [ID]
  private let wrapsAround: Bool

  init(_ ids: [ID], wrapsAround: Bool) {
    self.ids = ids
    self.wrapsAround = wrapsAround
  }

  /// The field after one; the first where there is none, or it is none of the fields.
  func following(_ id: ID?) -> ID? { step(from: id, by: 1) }

  /// The field before one; the last where there is none, or it is none of the fields.
  func preceding(_ id: ID?) -> ID? { step(from: id, by: -1) }

  private func step(from id: ID?, by step: Int) -> ID? {
    guard let id, let index = ids.firstIndex(of: id) else {
      return step > 0 ? ids.first : ids.last
    }
    let next = index + step
    if ids.indices.contains(next) { return ids[next] }
    return wrapsAround ? ids[(next + ids.count) % ids.count] : nil
  }
}
