/// Finds custom fonts by the names that sources use for them.
enum CustomFonts {
  /// The face whose file name is the font's name, with or without spaces and style.
  static func face(
    named name: String, _ descriptor: FontDescriptor, store: FontStore
  ) -> FontFace? {
    let wanted = plain(name)
    guard !wanted.isEmpty else { return nil }
    let styled = plain(style(descriptor))
    let candidates = store.library.fileNames.map { (file: $0, stem: stem($0)) }
    let ranked: [(String) -> Bool] = [
      { $0 == wanted + styled }, { $0 == wanted }, { $0 == wanted + "regular" },
    ]
    for matches in ranked {
      for candidate in candidates where matches(candidate.stem) {
        if let face = store.face(file: candidate.file) { return face }
      }
    }
    return nil
  }

  private static func style(_ descriptor: FontDescriptor) -> String {
    let bold = Double(descriptor.weight) >= SystemFaces.boldThreshold
    return switch (bold, descriptor.isItalic) {
    case (true, true): "BoldItalic"
    case (true, false): "Bold"
    case (false, true): "Italic"
    case (false, false): "Regular"
    }
  }

  /// The file name without its extension and axes, e.g. `inter` for `Inter[opsz,wght].ttf`.
  private static func stem(_ file: String) -> String {
    let base = file.split(separator: ".").dropLast().joined(separator: ".")
    return plain(String(base.prefix { $0 != "[" }))
  }

  private static func plain(_ name: String) -> String {
    String(
      name.lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
      })
  }
}
