import Drawing
import Geometry

// The named colours, declared once for `Color.red`, `.red` as a colour and `.red` as a style: of two
// declarations the type checker would try both at each use, and twice as many again at the next.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(.system(.red)) }
  public static var orange: Color { Color(.system(.orange)) }
  public static var yellow: Color { Color(.system(.yellow)) }
  public static var green: Color { Color(.system(.green)) }
  public static var mint: Color { Color(.system(.mint)) }
  public static var teal: Color { Color(.system(.teal)) }
  public static var cyan: Color { Color(.system(.cyan)) }
  public static var blue: Color { Color(.system(.blue)) }
  public static var indigo: Color { Color(.system(.indigo)) }
  public static var purple: Color { Color(.system(.purple)) }
  public static var pink: Color { Color(.system(.pink)) }
  public static var brown: Color { Color(.system(.brown)) }
  public static var gray: Color { Color(.system(.gray)) }
  public static var white: Color { Color(.resolved(.white)) }
  public static var black: Color { Color(.resolved(.black)) }
  public static var clear: Color { Color(.resolved(.clear)) }
  public static var accentColor: Color { Color(.accent) }
}
