import Drawing
import Geometry
import LayoutCore
import ViewCore

/// A quiet stand-in for the keys: their outlines, and the label of the return key. The same in every
/// language and direction.
struct KeyboardKeys: View {
  let metrics: KeyboardMetrics
  let submitLabel: SubmitLabel
  let canvas: KeyboardCanvas

  var body: some View {
    let keys = KeyboardArrangement(metrics: metrics, canvas: canvas)
    let submit = submitLabel.isProminent ? KeyboardColor.prominent : KeyboardColor.special
    ControlDrawing(height: metrics.height) { painter, bounds, environment in
      func fill(_ frames: [CGRect], _ color: Color, radius: CGFloat = 5) {
        var path = Path()
        for frame in frames {
          path.addRoundedRect(
            in: frame, cornerSize: CGSize(width: radius, height: radius), style: .circular)
        }
        painter.draw(path, paint: .color(color.displayColor(in: environment)))
      }
      painter.draw(
        Path(bounds), paint: .color(KeyboardColor.bed.displayColor(in: environment)))
      fill(keys.strip, KeyboardColor.line, radius: 0)
      fill(keys.all.map { $0.offsetBy(dx: 0, dy: 1) }, KeyboardColor.shadow)
      fill(keys.letters, KeyboardColor.letter)
      fill(keys.special, KeyboardColor.special)
      fill([keys.submit], submit)
    }
    .overlay(alignment: .topLeading) {
      Text(verbatim: submitLabel.name)
        .font(.system(size: 16))
        .foregroundStyle(submitLabel.isProminent ? Color.white : .primary)
        .lineLimit(1)
        .frame(width: keys.submit.width, height: keys.submit.height)
        .offset(x: keys.submit.minX, y: keys.submit.minY)
    }
    .modifier(PartModifier(type: "Keyboard", value: submitLabel.name, isHidden: true))
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// What a keyboard has to know of the canvas, in points.
struct KeyboardCanvas: Equatable {
  var width: CGFloat
  /// What the safe area takes of the sides.
  var left: CGFloat
  var right: CGFloat

  init(_ canvas: ViewCore.Canvas, isMirrored: Bool) {
    width = canvas.width ?? 0
    left = isMirrored ? canvas.safeArea.trailing : canvas.safeArea.leading
    right = isMirrored ? canvas.safeArea.leading : canvas.safeArea.trailing
  }
}

/// Where keys lie: rows of ten, nine and seven letters and a space bar, as on every iPhone.
struct KeyboardArrangement {
  private(set) var letters: [CGRect] = []
  private(set) var special: [CGRect] = []
  private(set) var submit = CGRect.zero
  /// Lines between suggestions.
  private(set) var strip: [CGRect] = []

  var all: [CGRect] { letters + special + [submit] }

  private static let gap: CGFloat = 6

  init(metrics: KeyboardMetrics, canvas: KeyboardCanvas) {
    let width = canvas.width - canvas.left - canvas.right
    let row = max(0, metrics.height - metrics.strip - metrics.bottom) / 4
    let height = row - (row < 45 ? 6 : 11)
    let unit = (width - Self.gap) / 10
    guard unit > Self.gap, height > 0 else { return }
    func key(_ column: CGFloat, _ line: CGFloat, units: CGFloat = 1) -> CGRect {
      CGRect(
        x: canvas.left + Self.gap + column * unit,
        y: metrics.strip + line * row + (row - height) / 2, width: units * unit - Self.gap,
        height: height)
    }
    letters = (0..<10).map { key(CGFloat($0), 0) } + (0..<9).map { key(CGFloat($0) + 0.5, 1) }
    letters += (0..<7).map { key(CGFloat($0) + 1.5, 2) }
    special = [key(0, 2, units: 1.3), key(8.7, 2, units: 1.3), key(0, 3, units: 2.5)]
    letters.append(key(2.5, 3, units: 5))
    submit = key(7.5, 3, units: 2.5)
    guard metrics.strip > 0 else { return }
    strip = [1, 2].map { third in
      CGRect(
        x: canvas.left + width * third / 3, y: metrics.strip * 0.28, width: 1,
        height: metrics.strip * 0.5)
    }
  }
}

extension SubmitLabel {
  /// Whether the return key is the blue one: where it ends the input.
  var isProminent: Bool { ![.return, .next, .continue].contains(self) }
}

/// The keyboard's colours. Verified: believed.
enum KeyboardColor {
  static let bed = adaptive("keyboard", 0xD1D3D9, 0x2B2B2D)
  static let letter = adaptive("key", 0xFFFFFF, 0x6C6C6E)
  static let special = adaptive("specialKey", 0xABB0BA, 0x47474A)
  static let shadow = adaptive("keyShadow", 0x898A8D, 0x1E1E1F)
  static let line = adaptive("keyboardLine", 0xBDC0C6, 0x4A4A4C)
  static let prominent = Color.blue

  private static func adaptive(_ name: String, _ light: UInt32, _ dark: UInt32) -> Color {
    Color(
      .provided(
        ColorProvider(name: name, source: name) { environment in
          DisplayColor(hex: environment.colorScheme == .dark ? dark : light)
        }))
  }
}
