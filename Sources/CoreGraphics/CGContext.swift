/// A drawing destination.
@available(
  *, unavailable, message: "Vitrine draws no bitmaps in place: use Canvas, Path or a Shape"
)
public final class CGContext {}
