/// Visits of items without counting references: counting, which is atomic, was half of a layout pass.
/// Whoever holds the array keeps the items alive meanwhile.
extension Array where Element: LayoutItem {
  @inlinable @inline(__always)
  package func visit<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
  }

  /// Visits the items in order.
  @inlinable @inline(__always)
  package func visitAll(_ body: (Element) -> Void) {
    for index in indices { visit(index, body) }
  }

  /// Whether a condition holds for each; the rest is passed over where it does not.
  @inlinable @inline(__always)
  package func visitsAll(where condition: (Element) -> Bool) -> Bool {
    for index in indices where !visit(index, condition) { return false }
    return true
  }
}
