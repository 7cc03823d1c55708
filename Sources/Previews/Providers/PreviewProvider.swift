import Geometry
import ViewCore

/// A type whose `previews` are shown in the gallery, one story a top-level view.
///
/// Coverage: types that are not generic. An optimised build keeps only the providers that are
/// `public` or used: the compiler drops the others, and with them their stories; a debug build has
/// all. `previews` is also built when the gallery is listed, for the names in it.
/// Verified: documented.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A key for a value that a preview is shown with.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that a preview is shown with.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
