import Geometry

/// The places where Swift's runtime lets a program look in on its executors.
///
/// Documented in the runtime's `ConcurrencyHooks.def`; each is a function pointer that is found by
/// name. One that is missing leaves tasks to the real executors: they then settle only as far as
/// they get without suspending.
enum ConcurrencyHooks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

  static func install() {
    guard
      let enqueueGlobal = hook("swift_task_enqueueGlobal_hook", as: EnqueueHook.self),
      let mainExecutor = hook("swift_task_getMainExecutor_hook", as: MainExecutorHook.self)
    else { return }
    enqueueGlobal.pointee = { job, original in
      if !TaskCapture.shared.take(job) { original(job) }
    }
    mainExecutor.pointee = { original in
      TaskCapture.shared.isCapturing
        ? TaskCapture.shared.asUnownedSerialExecutor() : original()
    }
  }

  private static func hook<Hook>(_ name: String, as type: Hook.Type)
    -> UnsafeMutablePointer<Hook?>?
  { dlsym(nil, name)?.assumingMemoryBound(to: Hook?.self) }
}
