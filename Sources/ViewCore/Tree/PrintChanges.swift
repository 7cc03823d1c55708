import Geometry

extension View {
  /// Says on Apple's systems which property made the body run. Says nothing here: a picture is made of
  /// a body's result, however often it has run.
  public static func _printChanges() {}

  public static func _logChanges() {}
}
