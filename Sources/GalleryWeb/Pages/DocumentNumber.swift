import Geometry
import Previews
import Snapshots

/// Numbers as pages show them: at most three decimals, never an exponent.
enum DocumentNumber {
  static func text(_ number: Double) -> String {
    PlainDecimal.text(of: Length(number).value)
  }
}
