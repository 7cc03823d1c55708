import Foundation

extension Bundle {
  /// The bundle of a target that has none of its own: the program's.
  ///
  /// SwiftPM makes an accessor of this name for a target whose manifest names resources; that one is taken. Xcode makes
  /// one for a catalogue too that no manifest names.
  @_disfavoredOverload
  public static var module: Bundle { .main }
}
