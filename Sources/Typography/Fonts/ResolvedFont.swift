import CHarfBuzz
import Geometry

/// A descriptor with the faces that serve it: the chosen one first, then fallbacks by character.
///
/// Not thread-safe: used under the text layouter's lock only.
final class ResolvedFont {
  let descriptor: FontDescriptor
  /// nil without any installed font.
  let primary: FontInstance?
  let metrics: FontMetrics
  /// System designs have SF's metrics, custom fonts their own.
  let isSystem: Bool
  /// Extra advance in em of designs that are matched by tracking alone.
  let designTracking: Double
  let advances: SystemAdvances?
  private let features: [hb_feature_t]
  private let trackedFeatures: [hb_feature_t]

  private unowned let store: FontStore
  private var chosen: [FallbackKey: FontInstance?] = [:]

  /// All that a choice depends on: it must not depend on what was asked before.
  private struct FallbackKey: Hashable {
    var scalar: UInt32
    var script: UInt32
    var emoji: Bool
  }

  init(_ descriptor: FontDescriptor, store: FontStore) {
    self.descriptor = descriptor
    self.store = store
    let size = Double(descriptor.size)
    let weight = Double(descriptor.weight)
    let custom = descriptor.family.flatMap { store.customFont($0, descriptor) }
    isSystem = custom == nil
    let face =
      custom?.face
      ?? SystemFaces.files(
        design: descriptor.design, weight: weight, isItalic: descriptor.isItalic
      ).lazy.compactMap { store.face(file: $0) }.first
    primary = face.map { face in
      let isOblique = descriptor.isItalic && !Self.isItalic(face.name)
      // Only axes that the face has: otherwise sizes would not share outlines.
      return store.instance(
        face,
        FontInstance.Variation(
          weight: face.axes.contains(FontFace.weightAxis) ? custom?.weight ?? weight : nil,
          opticalSize: face.axes.contains(FontFace.opticalSizeAxis)
            ? min(max(size, 14), 32) : nil,
          slant: isOblique ? Self.slant : 0, stretch: Double(descriptor.width)))
    }
    if let primary, custom != nil {
      metrics = primary.metrics.scaled(by: size)
    } else {
      metrics = .system(size: size)
    }
    let isInter = face?.name == SystemFaces.inter || face?.name == SystemFaces.interItalic
    advances =
      custom == nil && isInter && descriptor.design == .standard
      ? SystemAdvances(
        size: size, weight: weight, hasMonospacedDigits: descriptor.hasMonospacedDigits) : nil
    designTracking = custom == nil && advances == nil ? Self.tracking(of: descriptor.design) : 0
    features = Self.features(descriptor, isInter: isInter)
    trackedFeatures = features + [Self.feature("liga", 0), Self.feature("clig", 0)]
  }

  /// The instance that shows a character; nil when no installed face has it.
  ///
  /// - Parameter emoji: the character asks for its colour picture.
  func instance(for scalar: UInt32, script: UInt32, emoji: Bool) -> FontInstance? {
    if !emoji, let primary, primary.glyph(for: scalar) != nil { return primary }
    let key = FallbackKey(scalar: scalar, script: script, emoji: emoji)
    if let known = chosen[key] { return known }
    var entries = FallbackTable.entries(script: script) + FallbackTable.common
    if emoji { entries.insert(FallbackTable.emoji, at: 0) }
    let found = entries.lazy.compactMap { self.fallback($0) }.first { $0.glyph(for: scalar) != nil }
    chosen[key] = .some(found ?? (emoji && primary?.glyph(for: scalar) != nil ? primary : nil))
    return chosen[key] ?? nil
  }

  private func fallback(_ entry: FallbackTable.Entry) -> FontInstance? {
    let weight = Double(descriptor.weight)
    guard
      let face = store.face(file: entry.file(weight: weight), index: entry.index)
        ?? store.face(file: entry.regularFile, index: entry.index)
    else { return nil }
    let isOblique = descriptor.isItalic && entry != FallbackTable.emoji
    return store.instance(
      face, FontInstance.Variation(slant: isOblique ? Self.slant : 0, stretch: 1))
  }

  /// The shear of synthesised italics: 12 degrees.
  private static let slant = 0.2126

  private static func isItalic(_ file: String) -> Bool {
    file.contains("Italic") || file.contains("Oblique")
  }

  /// Fitted on one recorded width each, "The quick brown fox" at 20 pt (`docs/typography.md`).
  private static func tracking(of design: FontDescriptor.Design) -> Double {
    switch design {
    case .standard: 0
    case .rounded: -0.0202
    case .serif: -0.0337
    case .monospaced: 0.0184
    }
  }

  private static func features(_ descriptor: FontDescriptor, isInter: Bool) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    // Inter draws "->" as an arrow and "2x3" with a multiplication sign; SF does not.
    if isInter { features.append(feature("calt", 0)) }
    if descriptor.hasMonospacedDigits { features.append(feature("tnum", 1)) }
    return features
  }

  private static func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: Script.tag(tag), value: value, start: 0, end: UInt32.max)
  }

  /// OpenType features; spaced-out letters form no ligatures.
  func features(tracked: Bool) -> [hb_feature_t] { tracked ? trackedFeatures : features }
}
