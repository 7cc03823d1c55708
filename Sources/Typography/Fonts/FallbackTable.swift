/// Which faces stand in for characters that the chosen font lacks, in a fixed order.
enum FallbackTable {
  /// A face by file name with its index in a collection.
  struct Entry: Hashable {
    var family: String
    var index = 0

    /// The file for a weight; families in `singleFile` have one file only.
    func file(weight: Double) -> String {
      if let file = FallbackTable.singleFile[family] { return file }
      let style = weight >= SystemFaces.boldThreshold ? "Bold" : "Regular"
      let suffix = family.hasSuffix("CJK") ? "ttc" : "ttf"
      return "\(family)-\(style).\(suffix)"
    }

    /// The regular file, for families without a bold one.
    var regularFile: String {
      FallbackTable.singleFile[family]
        ?? "\(family)-Regular.\(family.hasSuffix("CJK") ? "ttc" : "ttf")"
    }
  }

  static let emoji = Entry(family: "NotoColorEmoji")
  static let japanese = Entry(family: "NotoSansCJK", index: 0)
  static let korean = Entry(family: "NotoSansCJK", index: 1)
  static let simplifiedChinese = Entry(family: "NotoSansCJK", index: 2)

  private static let singleFile = ["NotoColorEmoji": "NotoColorEmoji.ttf"]

  /// Tried after a script's own faces, whatever the script.
  static let common: [Entry] = [
    Entry(family: "NotoSans"), Entry(family: "NotoSansSymbols"), Entry(family: "NotoSansSymbols2"),
    Entry(family: "NotoSansMath"), Entry(family: "NotoMusic"), simplifiedChinese, emoji,
    Entry(family: "DejaVuSans"),
  ]

  /// The faces of a script by its ISO 15924 tag.
  static func entries(script: UInt32) -> [Entry] { byScript[script] ?? [] }

  private static let byScript: [UInt32: [Entry]] = {
    var table: [UInt32: [Entry]] = [
      Script.tag("Hira"): [japanese], Script.tag("Kana"): [japanese],
      Script.tag("Hang"): [korean], Script.tag("Hani"): [simplifiedChinese],
      Script.tag("Bopo"): [simplifiedChinese],
      Script.tag("Tibt"): [Entry(family: "NotoSerifTibetan")],
      Script.tag("Aran"): [Entry(family: "NotoNastaliqUrdu")],
      Script.tag("Tang"): [Entry(family: "NotoSerifTangut")],
      Script.tag("Ahom"): [Entry(family: "NotoSerifAhom")],
      Script.tag("Dogr"): [Entry(family: "NotoSerifDogra")],
      Script.tag("Hmnp"): [Entry(family: "NotoSerifNyiakengPuachueHmong")],
      Script.tag("Yezi"): [Entry(family: "NotoSerifYezidi")],
    ]
    for (tag, name) in sansFamilies {
      table[Script.tag(tag)] = [Entry(family: "NotoSans\(name)")]
    }
    return table
  }()

  /// Scripts with a Noto Sans family of their own.
  private static let sansFamilies: [(StaticString, String)] = [
    ("Adlm", "Adlam"), ("Arab", "Arabic"), ("Armn", "Armenian"), ("Avst", "Avestan"),
    ("Bali", "Balinese"), ("Bamu", "Bamum"), ("Batk", "Batak"), ("Beng", "Bengali"),
    ("Brah", "Brahmi"), ("Bugi", "Buginese"), ("Buhd", "Buhid"), ("Cans", "CanadianAboriginal"),
    ("Cakm", "Chakma"), ("Cham", "Cham"), ("Cher", "Cherokee"), ("Copt", "Coptic"),
    ("Xsux", "Cuneiform"), ("Dsrt", "Deseret"), ("Deva", "Devanagari"),
    ("Egyp", "EgyptianHieroglyphs"), ("Ethi", "Ethiopic"), ("Geor", "Georgian"),
    ("Glag", "Glagolitic"), ("Goth", "Gothic"), ("Gran", "Grantha"), ("Gujr", "Gujarati"),
    ("Guru", "Gurmukhi"), ("Rohg", "HanifiRohingya"), ("Hano", "Hanunoo"), ("Hebr", "Hebrew"),
    ("Java", "Javanese"), ("Kthi", "Kaithi"), ("Knda", "Kannada"), ("Kali", "KayahLi"),
    ("Khmr", "Khmer"), ("Laoo", "Lao"), ("Lepc", "Lepcha"), ("Limb", "Limbu"), ("Lisu", "Lisu"),
    ("Mlym", "Malayalam"), ("Mand", "Mandaic"), ("Mtei", "MeeteiMayek"), ("Mong", "Mongolian"),
    ("Mymr", "Myanmar"), ("Nkoo", "NKo"), ("Talu", "NewTaiLue"), ("Ogam", "Ogham"),
    ("Olck", "OlChiki"), ("Ital", "OldItalic"), ("Xpeo", "OldPersian"), ("Orya", "Oriya"),
    ("Osge", "Osage"), ("Phag", "PhagsPa"), ("Phnx", "Phoenician"), ("Rjng", "Rejang"),
    ("Runr", "Runic"), ("Samr", "Samaritan"), ("Saur", "Saurashtra"), ("Shaw", "Shavian"),
    ("Sinh", "Sinhala"), ("Sund", "Sundanese"), ("Sylo", "SylotiNagri"), ("Syrc", "Syriac"),
    ("Tglg", "Tagalog"), ("Tagb", "Tagbanwa"), ("Tale", "TaiLe"), ("Lana", "TaiTham"),
    ("Tavt", "TaiViet"), ("Taml", "Tamil"), ("Telu", "Telugu"), ("Thaa", "Thaana"),
    ("Thai", "Thai"), ("Tfng", "Tifinagh"), ("Tirh", "Tirhuta"), ("Ugar", "Ugaritic"),
    ("Vaii", "Vai"), ("Wara", "WarangCiti"), ("Yiii", "Yi"),
  ]
}
