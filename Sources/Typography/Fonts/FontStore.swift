import Geometry

/// The faces and instances opened so far; each is opened once, on first use.
///
/// Not thread-safe: used under the text layouter's lock only.
final class FontStore {
  let library: FontLibrary
  private var faces: [String: FontFace?] = [:]
  private var instances: [InstanceKey: FontInstance] = [:]
  private var resolved: [FontDescriptor: ResolvedFont] = [:]

  private struct InstanceKey: Hashable {
    var face: ObjectIdentifier
    var variation: FontInstance.Variation
  }

  private lazy var customFonts = CustomFonts(store: self)

  init(library: FontLibrary) { self.library = library }

  /// The face of a custom font's name, nil when no installed font has it.
  func customFont(_ name: String, _ descriptor: FontDescriptor) -> CustomFonts.Match? {
    customFonts.match(name, descriptor)
  }

  /// A face by file name, nil when it is not installed or unreadable.
  func face(file: String, index: Int = 0) -> FontFace? {
    let name = index == 0 ? file : "\(file)#\(index)"
    if let known = faces[name] { return known }
    let face = library.path(of: file).flatMap { try? FontFace(path: $0, index: index) }
    faces[name] = .some(face)
    return face
  }

  /// Hash → file name.
  var openedFaces: [String: String] {
    Dictionary(
      faces.values.compactMap { $0 }.map { ($0.hash, $0.name) }, uniquingKeysWith: { min($0, $1) })
  }

  func instance(_ face: FontFace, _ variation: FontInstance.Variation) -> FontInstance {
    let key = InstanceKey(face: ObjectIdentifier(face), variation: variation)
    if let known = instances[key] { return known }
    if instances.count >= Self.maximumInstances { instances.removeAll() }
    let instance = FontInstance(face: face, variation: variation)
    instances[key] = instance
    return instance
  }

  func font(_ descriptor: FontDescriptor) -> ResolvedFont {
    if let known = resolved[descriptor] { return known }
    if resolved.count >= Self.maximumResolved { resolved.removeAll() }
    let font = ResolvedFont(descriptor, store: self)
    resolved[descriptor] = font
    return font
  }

  /// An animated font size makes an instance per frame; beyond this many all are made anew.
  private static let maximumInstances = 512
  private static let maximumResolved = 1024
}
