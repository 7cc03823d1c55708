import Glibc

/// Nanoseconds of processor time that this process has used: on a shared machine less noisy than
/// the time of day.
func cpuNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The median processor time of some work, in nanoseconds.
///
/// - Parameters:
///   - repeats: how often the work is done and timed.
///   - prepare: done before each time, untimed.
@MainActor func medianTime(
  repeats: Int, prepare: () throws -> Void = {}, _ work: () throws -> Void
) rethrows -> UInt64 {
  var times: [UInt64] = []
  for _ in 0..<max(1, repeats) {
    try prepare()
    let start = cpuNanoseconds()
    try work()
    times.append(cpuNanoseconds() - start)
  }
  times.sort()
  return times[times.count / 2]
}
