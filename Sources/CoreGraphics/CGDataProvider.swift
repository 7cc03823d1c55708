import Drawing
import Geometry

/// Bytes for an image.
///
/// Coverage: partial (bytes at hand). Verified: documented.
public final class CGDataProvider: Hashable, Sendable {
  private let bytes: Data

  public init?(data: Data) { bytes = data }

  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  public var data: Data? { bytes }

  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool {
    lhs.bytes == rhs.bytes
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// Where the alpha of a pixel stands.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// How the bytes of a pixel are ordered.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
  /// An image of pixels of eight bits a component, kept as a PNG file; `nil` for other pixels, and where
  /// bytes are missing.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let step = bitsPerPixel / 8
    guard bitsPerComponent == 8, [1, 3, 4].contains(step), (1...4_096).contains(width),
      (1...4_096).contains(height), bytesPerRow >= width * step, let data = provider.data,
      data.count >= bytesPerRow * (height - 1) + width * step
    else { return nil }
    let bytes = [UInt8](data)
    let order = PixelOrder(bytesPerPixel: step, info: bitmapInfo)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = order.color(bytes[(y * bytesPerRow + x * step)...])
      }
    }
    self.init(data: bitmap.png, width: width, height: height)
  }

  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.count >= 24, data.first == 0x89 else { return nil }
    let bytes = [UInt8](data)
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard (1...16_384).contains(number(16)), (1...16_384).contains(number(20)) else { return nil }
    self.init(data: bytes, width: number(16), height: number(20))
  }

  /// None: images are files and drawings, whose pixels are nowhere.
  public var dataProvider: CGDataProvider? { nil }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace(known: CGColorSpace.sRGB) }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
}

/// Where the components of a pixel stand among its bytes.
private struct PixelOrder {
  let red: Int
  let green: Int
  let blue: Int
  let alpha: Int?
  let isPremultiplied: Bool

  init(bytesPerPixel: Int, info: CGBitmapInfo) {
    let place = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) ?? .none
    isPremultiplied = place == .premultipliedFirst || place == .premultipliedLast
    if bytesPerPixel == 1 {
      (red, green, blue, alpha) = (0, 0, 0, nil)
      return
    }
    let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(place)
    let hasAlpha = [.first, .premultipliedFirst, .last, .premultipliedLast].contains(place)
    let isReversed =
      bytesPerPixel == 4 && info.intersection(.byteOrderMask) == .byteOrder32Little
    var places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    if isReversed { places = places.map { 3 - $0 } }
    red = places[0]
    green = places[1]
    blue = places[2]
    alpha = hasAlpha && bytesPerPixel == 4 ? places[3] : nil
  }

  func color(_ bytes: ArraySlice<UInt8>) -> DisplayColor {
    func part(_ place: Int) -> Double { Double(bytes[bytes.startIndex + place]) / 255 }
    let opacity = alpha.map(part) ?? 1
    let factor = isPremultiplied && opacity > 0 ? 1 / opacity : 1
    return DisplayColor(
      red: min(1, part(red) * factor), green: min(1, part(green) * factor),
      blue: min(1, part(blue) * factor), alpha: opacity)
  }
}
