/// Finds custom fonts by the names that sources use for them.
///
/// A name is compared without case, spaces and punctuation, with file names first and then with the
/// family, full and PostScript names inside the files.
struct CustomFonts {
  struct Match {
    var face: FontFace
    /// The weight that the name asks for, e.g. 600 for `Nunito-SemiBold`; nil leaves the font's own.
    var weight: Double?
  }

  private unowned let store: FontStore
  /// File name without extension and axes → file.
  private let filesByStem: [String: String]
  /// Name inside a file → files, made when the first name is no file name.
  private var filesByName: [String: [String]]?

  init(store: FontStore) {
    self.store = store
    var files: [String: String] = [:]
    for file in store.library.fileNames where files[Self.stem(file)] == nil {
      files[Self.stem(file)] = file
    }
    filesByStem = files
  }

  mutating func match(_ name: String, _ descriptor: FontDescriptor) -> Match? {
    let wanted = Self.plain(name)
    guard !wanted.isEmpty else { return nil }
    let styles = Self.styles(of: descriptor)
    if let face = face(wanted, styles: styles) { return Match(face: face) }
    // A style in the name: "Nunito-SemiBoldItalic" of a variable family.
    for (suffix, weight) in Self.weights {
      for italic in ["italic", ""] where wanted.hasSuffix(suffix + italic) {
        let family = String(wanted.dropLast(suffix.count + italic.count))
        guard !family.isEmpty, let face = face(family, styles: [italic]) else { continue }
        return Match(face: face, weight: weight)
      }
    }
    return nil
  }

  /// Ends of file names that suit a descriptor, best first.
  private static func styles(of descriptor: FontDescriptor) -> [String] {
    let isBold = Double(descriptor.weight) >= SystemFaces.boldThreshold
    return switch (isBold, descriptor.isItalic) {
    case (true, true): ["bolditalic", "italic", "bold", "", "regular"]
    case (true, false): ["bold", "", "regular"]
    case (false, true): ["italic", "", "regular"]
    case (false, false): ["", "regular"]
    }
  }

  private mutating func face(_ name: String, styles: [String]) -> FontFace? {
    for style in styles {
      if let file = filesByStem[name + style], let face = store.face(file: file) { return face }
    }
    let files = names[name] ?? []
    let file =
      (styles + ["regular"]).lazy
      .compactMap { style in files.first { !style.isEmpty && Self.stem($0).hasSuffix(style) } }
      .first ?? files.first
    return file.flatMap { store.face(file: $0) }
  }

  private var names: [String: [String]] {
    mutating get {
      if let filesByName { return filesByName }
      var result: [String: [String]] = [:]
      for file in store.library.fileNames {
        for name in Set((store.face(file: file)?.names ?? []).map(Self.plain)) {
          result[name, default: []].append(file)
        }
      }
      filesByName = result
      return result
    }
  }

  /// Longer words first.
  private static let weights: [(String, Double)] = [
    ("extralight", 200), ("ultralight", 200), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("regular", 400), ("medium", 500), ("light", 300),
    ("heavy", 800), ("black", 900), ("bold", 700), ("thin", 100), ("", 400),
  ]

  /// The file name without its extension and axes, e.g. `inter` for `Inter[opsz,wght].ttf`.
  private static func stem(_ file: String) -> String {
    let base = file.split(separator: ".").dropLast().joined(separator: ".")
    return plain(String(base.prefix { $0 != "[" }))
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
