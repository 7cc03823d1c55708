import Foundation
import FoundationNetworking

extension URLCache {
  /// A cache in a folder; without one, in the system's place.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
