import Foundation

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first instant of 2001 in Greenwich.
public typealias CFAbsoluteTime = Double

/// The time as `Date()` has it. Core Foundation's own comes first where it is imported.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
