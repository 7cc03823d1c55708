import Geometry
import Synchronization

/// Symbols by their SF Symbols names, drawn after Bootstrap Icons.
package final class SymbolCatalog: Sendable {
  package static let shared = SymbolCatalog(
    directories: FontLibrary.symbolDirectories(environment: ProcessInfo.processInfo.environment))

  private let directories: [String]
  private let symbols = Mutex<[String: Symbol]>([:])

  /// - Parameter directories: searched in order for `<icon name>.svg`.
  package init(directories: [String]) { self.directories = directories }

  /// All names with a drawing of their own, sorted.
  package static var names: [String] {
    (Array(SymbolTable.icons.keys) + Array(SymbolTable.drawings.keys)).sorted()
  }

  /// The symbol of a name; an unknown one is a dashed box.
  package func symbol(_ name: String) -> Symbol {
    symbols.withLock { known in
      if let symbol = known[name] { return symbol }
      let symbol = make(name)
      if known.count >= Self.maximumSymbols { known.removeAll() }
      known[name] = symbol
      return symbol
    }
  }

  /// Kept symbols: more than SF Symbols has names.
  private static let maximumSymbols = 10_000

  private func make(_ name: String) -> Symbol {
    if let path = path(name) {
      var symbol = symbol(name, .exact, path)
      symbol.layers = layers(name, aspect: symbol.aspect)
      return symbol
    }
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1 {
      parts.removeLast()
      let simpler = parts.joined(separator: ".")
      let filled = simpler + ".fill"
      if name.hasSuffix(".fill"), let path = path(filled) {
        return symbol(name, .approximate(filled), path)
      }
      if let path = path(simpler) { return symbol(name, .approximate(simpler), path) }
    }
    return Symbol(name: name, match: .missing, unitPath: Self.box, aspect: 1 / Symbol.height)
  }

  /// One em wide, so high as any symbol.
  private static let box = MissingGlyph.dashedBox(
    CGRect(x: 0.04, y: 0.04, width: 1 / Symbol.height - 0.08, height: 0.92), thickness: 0.06,
    dashes: 4)

  /// Places an icon in a box as wide as its ink with a margin on both sides.
  private func symbol(_ name: String, _ match: Symbol.Match, _ icon: Path) -> Symbol {
    let ink = icon.boundingRect
    let margin: CGFloat = 1
    let width = max(ink.width + 2 * margin, 4)
    let shift = (width - ink.width) / 2 - ink.minX
    let unit = 1 / IconFile.side
    let placed = icon.applying(
      CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: shift * unit, ty: 0))
    return Symbol(name: name, match: match, unitPath: placed, aspect: width * unit)
  }

  /// The layers of a symbol in a circle or square, in the middle of a box `aspect` wide.
  private func layers(_ name: String, aspect: CGFloat) -> Symbol.Layers? {
    for variant in SymbolVariant.allCases {
      guard let base = variant.base(of: name), let inner = path(base) else { continue }
      let unit = 1 / IconFile.side
      let place = CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: (aspect - 1) / 2, ty: 0)
      return Symbol.Layers(
        enclosure: variant.enclosure.applying(place),
        inner: variant.centred(inner).applying(place))
    }
    return nil
  }

  /// An icon's outline in its box of 16 by 16: a file, a drawing of ours, or a composition.
  private func path(_ name: String) -> Path? {
    if let data = SymbolTable.drawings[name] { return PathDataParser.path(data) }
    if let icon = SymbolTable.icons[name] { return file(icon) }
    for variant in SymbolVariant.allCases {
      guard let base = variant.base(of: name) else { continue }
      if let digit = Int(base), (0...9).contains(digit) {
        return file("\(digit)-\(variant.iconSuffix)")
      }
      if let number = Int(base), (10...99).contains(number) {
        return figures(number).map(variant.around)
      }
      if let inner = path(base) { return variant.around(inner) }
    }
    return nil
  }

  /// Two digits side by side, as those in circles are drawn.
  private func figures(_ number: Int) -> Path? {
    guard let tens = figure(number / 10), let ones = figure(number % 10) else { return nil }
    var path = tens
    let shift = tens.boundingRect.maxX + 1 - ones.boundingRect.minX
    path.addPath(ones.applying(CGAffineTransform(translationX: shift, y: 0)))
    return path
  }

  /// A digit without the circle around it.
  private func figure(_ digit: Int) -> Path? {
    let figure = file("\(digit)-circle").map { $0.outlines(narrowerThan: IconFile.side / 2) }
    return figure?.isEmpty == false ? figure : nil
  }

  private func file(_ icon: String) -> Path? {
    for directory in directories {
      guard let data = FileManager.default.contents(atPath: "\(directory)/\(icon).svg") else {
        continue
      }
      let path = IconFile.path(String(decoding: data, as: UTF8.self))
      if !path.isEmpty { return path }
    }
    return nil
  }
}
