/// Which drawing stands for a name of SF Symbols.
///
/// The drawings are those of Bootstrap Icons (MIT), Debian's package `bootstrap-icons`; the few that
/// it lacks are drawn here. The tables are pairs "SF name, icon name", separated by commas.
enum SymbolTable {
  /// SF Symbols name → Bootstrap Icons name.
  static let icons: [String: String] = {
    var table: [String: String] = [:]
    for text in [navigation, actions, things, people, places, media] {
      for entry in text.split(separator: ",") {
        let names = entry.split(whereSeparator: \.isWhitespace)
        if names.count == 2 { table[String(names[0])] = String(names[1]) }
      }
    }
    return table
  }()

  /// SF Symbols name → path data in a box of 16 by 16.
  static let drawings: [String: String] = [
    "fork.knife": """
    M3 1h1v4h1V1h1v4h1V1h1v5a2.5 2 0 0 1-1.75 1.9V15h-1.5V7.9A2.5 2 0 0 1 3 6V1z
    M13 1v14h-1.5V9.5H10V5c0-2.2 1.3-4 3-4z
    """,
    "bed.double": bed,
    "bed.double.fill": bed,
  ]

  private static let bed = """
    M1 8.5A1.5 1.5 0 0 1 2.5 7h11A1.5 1.5 0 0 1 15 8.5V13h-1.5v-1.5h-11V13H1V8.5z
    M2.5 6V4.5A1.5 1.5 0 0 1 4 3h8a1.5 1.5 0 0 1 1.5 1.5V6h-1v-.5a1 1 0 0 0-1-1h-2a1 1 0 0 0-1 1V6h-1
    v-.5a1 1 0 0 0-1-1h-2a1 1 0 0 0-1 1V6z
    """
}
