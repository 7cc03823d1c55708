import Geometry
import Snapshots
import ViewCore

/// The header `Gallery-Warnings`: a structured list (RFC 9651) of kinds, each with its message as a
/// display string: `unknown-value;message=%"selection: …"`.
enum WarningsHeader {
  static let name = "Gallery-Warnings"

  /// Bytes of the header's value; proxies and clients refuse headers of more than a few thousand.
  private static let byteLimit = 4096

  /// Nil without warnings. Of more than fit, the last entry says how many were left out.
  static func value(_ warnings: [Diagnostic]) -> String? {
    var entries: [String] = []
    var byteCount = 0
    for (index, warning) in warnings.enumerated() {
      let entry = "\(warning.kind.rawValue);message=\(displayString(warning.message))"
      byteCount += entry.utf8.count + 2
      guard byteCount <= byteLimit else {
        entries.append("more;count=\(warnings.count - index)")
        break
      }
      entries.append(entry)
    }
    return entries.isEmpty ? nil : entries.joined(separator: ", ")
  }

  private static func displayString(_ text: String) -> String {
    var bytes = Array("%\"".utf8)
    for byte in text.utf8 {
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "%"), byte != UInt8(ascii: "\"") {
        bytes.append(byte)
      } else {
        bytes += Array("%".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
