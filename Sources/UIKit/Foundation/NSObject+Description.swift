import Geometry

extension NSObject {
  /// The class's name, its module before it, as names of cells and files of nibs are made of it.
  nonisolated public class func description() -> String { String(reflecting: self) }
}
