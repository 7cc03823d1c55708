/// A way to an object that does not keep it alive, and that is empty once the object is gone.
///
/// A weak reference says the same, but the first one to an object moves its count of references to a
/// table of its own, and every later retain goes there. Trees are read by reference all the time.
/// The target empties the link as it is deinitialised; like trees it belongs to the main thread.
package final class Backlink<Target: AnyObject> {
  @exclusivity(unchecked) private var uncounted: Unmanaged<Target>?

  package init(_ target: Target) { uncounted = .passUnretained(target) }

  package var target: Target? { uncounted?.takeUnretainedValue() }

  /// Whether the target is gone.
  var isCleared: Bool { uncounted == nil }

  /// The target is being deinitialised.
  func clear() { uncounted = nil }
}
