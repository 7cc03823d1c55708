import Drawing
import Geometry

extension Color {
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
}
