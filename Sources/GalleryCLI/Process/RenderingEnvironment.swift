import CPersonality
import Geometry
import Glibc

/// What makes other people's code give the same results each time: a fixed seed of hashes, a fixed
/// time zone and locale, addresses that do not move. Beside it large pages of memory, in which a
/// processor finds its way through a large tree faster.
///
/// All of it is read when a process starts, so the process starts itself anew, once.
package enum RenderingEnvironment {
  /// Set for the process that has been started anew.
  private static let mark = "VITRINE_RENDERING_ENVIRONMENT"

  private static let settings = [
    ("SWIFT_DETERMINISTIC_HASHING", "1"), ("TZ", "UTC"), ("LC_ALL", "C.UTF-8"),
    ("LANG", "en_US.UTF-8"),
  ]
  /// What glibc's allocator is told, unless somebody tells it something else: to ask for large pages,
  /// and to keep at hand as many freed pieces of a size as a tree leaves behind.
  private static let allocator = (
    "GLIBC_TUNABLES", "glibc.malloc.hugetlb=1:glibc.malloc.tcache_count=2000"
  )

  /// Returns in the process that has these settings. Where starting anew is not possible the process
  /// goes on as it is: pictures of components that keep to values are the same all the same.
  package static func enter() {
    guard getenv(mark) == nil else { return }
    setenv(mark, "1", 1)
    for (name, value) in settings { setenv(name, value, 1) }
    setenv(allocator.0, allocator.1, 0)
    fixAddresses()
    var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv("/proc/self/exe", arguments)
    for argument in arguments { free(argument) }
  }

  /// Switches address randomisation off for what this process starts; sandboxes may forbid it.
  private static func fixAddresses() {
    let query: UInt = 0xFFFF_FFFF
    let current = personality(query)
    guard current >= 0 else { return }
    _ = personality(UInt(current) | UInt(ADDR_NO_RANDOMIZE))
  }
}
