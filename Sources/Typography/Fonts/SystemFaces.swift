/// The font files that stand for Apple's system fonts.
///
/// Inter stands for SF Pro, Nunito for SF Rounded, Noto Serif for New York, Noto Sans Mono for
/// SF Mono.
enum SystemFaces {
  static let inter = "Inter[opsz,wght].ttf"
  static let interItalic = "Inter-Italic[opsz,wght].ttf"
  static let nunito = "Nunito[wght].ttf"
  static let nunitoItalic = "Nunito-Italic[wght].ttf"

  /// Without these nothing looks right: their absence is an error.
  static let required = [inter, interItalic, nunito, nunitoItalic]

  /// Weights from here on take a static family's bold file.
  static let boldThreshold: Double = 600

  /// A family of static files.
  static func file(_ family: String, weight: Double, isItalic: Bool = false) -> String {
    let bold = weight >= boldThreshold
    let style =
      isItalic ? (bold ? "BoldItalic" : "Italic") : (bold ? "Bold" : "Regular")
    return "\(family)-\(style).ttf"
  }

  /// The files to try for a design, best first.
  static func files(design: FontDescriptor.Design, weight: Double, isItalic: Bool) -> [String] {
    switch design {
    case .standard: isItalic ? [interItalic, inter] : [inter]
    case .rounded: isItalic ? [nunitoItalic, nunito, inter] : [nunito, inter]
    case .serif:
      [
        file("NotoSerif", weight: weight, isItalic: isItalic),
        file("NotoSerif", weight: weight), "NotoSerif-Regular.ttf", inter,
      ]
    case .monospaced:
      [
        file("NotoSansMono", weight: weight), "NotoSansMono-Regular.ttf", "DejaVuSansMono.ttf",
        inter,
      ]
    }
  }
}
