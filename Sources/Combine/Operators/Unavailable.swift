/// Operators of Apple's Combine that are not there, so that the compiler says so in one line.
extension Publisher {
  @available(*, unavailable, message: "not provided: the engine buffers by demand only")
  public func buffer(size: Int, prefetch: Any, whenFull: Any) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  @available(*, unavailable, message: "not provided: use scan with the scheduler's now")
  public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  { eraseToAnyPublisher() }

  @available(*, unavailable, message: "not provided: there is no debugger to stop in")
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  @available(*, unavailable, message: "not provided: use tryScan and last()")
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  @available(*, unavailable, message: "not provided: use removeDuplicates(by:)")
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> AnyPublisher<Output, Failure>
  { eraseToAnyPublisher() }

  @available(*, unavailable, message: "not provided: use tryFilter and first()")
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, Failure
  > { eraseToAnyPublisher() }

  @available(*, unavailable, message: "not provided: use tryFilter and last()")
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, Failure
  > { eraseToAnyPublisher() }

  @available(*, unavailable, message: "not provided: use tryMap and allSatisfy")
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, Failure
  > { eraseToAnyPublisher() }

  @available(*, unavailable, message: "not provided: use tryMap and contains")
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, Failure
  > { eraseToAnyPublisher() }

  @available(*, unavailable, message: "not provided: use tryMap and prefix(while:)")
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, Failure
  > { eraseToAnyPublisher() }

  @available(*, unavailable, message: "not provided: use tryMap and drop(while:)")
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, Failure
  > { eraseToAnyPublisher() }
}
