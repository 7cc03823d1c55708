// Empty on purpose. Where `Testing` and `CoreGraphics` are both imported the compiler looks for a module of
// this name, which the toolchain has on Apple's systems alone.
