import Geometry
import ViewCore

/// A type whose `previews` are shown in the gallery, one story a top-level view.
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
