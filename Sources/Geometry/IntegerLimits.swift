// Limits of C whose macros hold an expression, which the compiler does not import on Linux.

public var INT16_MIN: Int32 { Int32(Int16.min) }
public var INT32_MIN: Int32 { .min }
public var INT64_MIN: Int64 { .min }
