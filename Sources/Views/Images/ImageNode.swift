import Drawing
import Geometry
import LayoutCore
import Typography
import ViewCore

extension Image: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? SymbolNode) ?? SymbolNode()
    node.update(view, inputs)
    return node
  }
}

/// A symbol: as high as the font's capitals and a sixth, on the text's baseline.
final class SymbolNode: ViewNode {
  private var image = Image(systemName: "")
  private var symbol: Symbol?
  private var font = ResolvedFont(descriptor: FontDescriptor(size: 17), leading: 0)

  @MainActor func update(_ view: Image, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    adopt(inputs)
    let style = environment.textStyle
    var base = style.font ?? environment.font ?? environment.defaultFont
    if let weight = style.weight { base.ownWeight = weight }
    var font = base.resolved(in: environment)
    if let size = environment.symbolSize { font.descriptor.size = size }
    let isStale = image != view || self.font != font
    image = view
    self.font = font
    switch view.source {
    case .symbol(let name):
      symbol = SymbolCatalog.shared.symbol(name)
      if symbol?.isMissing == true {
        graph?.warn(.missingSymbol, "no symbol “\(name)”: a dashed box stands for it")
      }
    case .named(let name, _):
      symbol = nil
      graph?.warn(.missingImage, "no image “\(name)” in the bundle")
    }
    if isStale, !isFirst { invalidateLayout() }
  }

  /// Points per em, by the image scale: 0.8, 1 and 1.28 of the font.
  private var emSize: CGFloat {
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    return font.descriptor.size * factor
  }

  /// The symbol's own size, rounded up to pixels.
  private var naturalSize: CGSize {
    guard let symbol else { return .zero }
    let scale = environment.displayScale
    return CGSize(
      width: (symbol.advance * emSize * scale).rounded(.up) / scale,
      height: (Symbol.height * emSize * scale).rounded(.up) / scale)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard image.resizing != nil else { return naturalSize }
    return proposal.replacingUnspecifiedDimensions(by: naturalSize)
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    image.resizing == nil ? LengthRange(rigid: naturalSize[axis]) : .greedy
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { false }
  override func computeExplicitGuides() -> _ExplicitGuides {
    image.resizing == nil ? .baselines : []
  }

  override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key.isTextBaseline, symbol != nil else { return nil }
    return Symbol.ascent * emSize
  }

  override func paint(_ painter: inout _Painter) {
    guard let symbol, placedSize.width > 0, placedSize.height > 0 else { return }
    let bounds = CGRect(origin: .zero, size: placedSize)
    let style = ForegroundStyle()._paint(in: bounds, environment: environment)
    let isMirrored = symbol.isDirectional && environment.layoutDirection == .rightToLeft
    painter.draw(path(of: symbol, isMirrored: isMirrored), style: style)
  }

  /// The outline in the node's space; a resizable symbol fills it.
  private func path(of symbol: Symbol, isMirrored: Bool) -> Path {
    let box = CGSize(width: symbol.aspect, height: 1)
    let drawn =
      image.resizing == nil
      ? CGSize(width: symbol.advance * emSize, height: Symbol.height * emSize) : placedSize
    let x = drawn.width / box.width
    let left = (placedSize.width - drawn.width) / 2
    return symbol.unitPath.applying(
      CGAffineTransform(
        a: isMirrored ? -x : x, b: 0, c: 0, d: drawn.height / box.height,
        tx: isMirrored ? placedSize.width - left : left,
        ty: (placedSize.height - drawn.height) / 2))
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = "Image"
    description.role = description.role ?? "image"
    switch image.source {
    case .symbol(let name): description.modifiers["systemName"] = name
    case .named(let name, _): description.modifiers["name"] = name
    }
  }
}

extension EnvironmentValues {
  private enum SymbolSizeKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

  /// Points per em of symbols where a place decides it; else the font's.
  var symbolSize: CGFloat? {
    get { self[SymbolSizeKey.self] }
    set { self[SymbolSizeKey.self] = newValue }
  }
}
