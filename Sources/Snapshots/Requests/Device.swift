import Geometry

/// A device that stories are shown on, in portrait.
///
/// Source: facts.md §7 of the measurements this project was started with (simulator configurations of
/// snapshot-testing libraries and sizes printed on devices); safe areas not found there are marked.
package struct Device: Hashable, Sendable {
  package let id: String
  package let title: String
  package let width: Double
  package let height: Double
  /// Pixels a point.
  package let scale: Double
  /// What bars and corners take in portrait, in points.
  let top: Double
  let bottom: Double
  /// What they take of each side, and below, in landscape.
  let landscapeSide: Double
  let landscapeBottom: Double

  private init(
    _ id: String, _ title: String, _ width: Double, _ height: Double, scale: Double = 3,
    top: Double, bottom: Double, landscape: (side: Double, bottom: Double)
  ) {
    self.id = id
    self.title = title
    self.width = width
    self.height = height
    self.scale = scale
    self.top = top
    self.bottom = bottom
    landscapeSide = landscape.side
    landscapeBottom = landscape.bottom
  }

  /// What a story without a layout of its own is shown on.
  package static let standard = Device(
    "iphone-15", "iPhone 15", 393, 852, top: 59, bottom: 34, landscape: (59, 21))

  /// The device of an id, such as `iphone-15`.
  package static func named(_ id: String) -> Device? { all.first { $0.id == id } }

  /// Newest first within a size.
  package static let all: [Device] = [
    Device("iphone-17", "iPhone 17", 402, 874, top: 62, bottom: 34, landscape: (62, 21)),
    Device("iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62, bottom: 34, landscape: (62, 21)),
    Device("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, bottom: 34, landscape: (62, 21)),
    Device(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34, landscape: (62, 21)),
    Device(
      "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34, landscape: (62, 21)),
    // Safe area not found; believed to be that of the iPhone 17.
    Device("iphone-air", "iPhone Air", 420, 912, top: 62, bottom: 34, landscape: (62, 21)),
    Device("iphone-16", "iPhone 16", 393, 852, top: 59, bottom: 34, landscape: (59, 21)),
    standard,
    Device("iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59, bottom: 34, landscape: (59, 21)),
    Device("iphone-14-pro", "iPhone 14 Pro", 393, 852, top: 59, bottom: 34, landscape: (59, 21)),
    Device("iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59, bottom: 34, landscape: (59, 21)),
    Device("iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59, bottom: 34, landscape: (59, 21)),
    Device(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, bottom: 34, landscape: (59, 21)),
    Device(
      "iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, top: 59, bottom: 34, landscape: (59, 21)),
    Device("iphone-16e", "iPhone 16e", 390, 844, top: 47, bottom: 34, landscape: (47, 21)),
    Device("iphone-14", "iPhone 14", 390, 844, top: 47, bottom: 34, landscape: (47, 21)),
    Device("iphone-13", "iPhone 13", 390, 844, top: 47, bottom: 34, landscape: (47, 21)),
    Device("iphone-12", "iPhone 12", 390, 844, top: 47, bottom: 34, landscape: (47, 21)),
    // Landscape not found for the next three rows; believed to follow the portrait top.
    Device("iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47, bottom: 34, landscape: (47, 21)),
    Device(
      "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, top: 47, bottom: 34, landscape: (47, 21)),
    Device(
      "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, top: 47, bottom: 34, landscape: (47, 21)),
    Device("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50, bottom: 34, landscape: (50, 21)),
    Device("iphone-12-mini", "iPhone 12 mini", 375, 812, top: 50, bottom: 34, landscape: (50, 21)),
    Device("iphone-11-pro", "iPhone 11 Pro", 375, 812, top: 44, bottom: 34, landscape: (44, 21)),
    Device("iphone-xs", "iPhone XS", 375, 812, top: 44, bottom: 34, landscape: (44, 21)),
    Device("iphone-x", "iPhone X", 375, 812, top: 44, bottom: 34, landscape: (44, 21)),
    // Safe area not sourced.
    Device("iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34, landscape: (48, 21)),
    Device("iphone-xr", "iPhone XR", 414, 896, scale: 2, top: 48, bottom: 34, landscape: (48, 21)),
    Device(
      "iphone-se", "iPhone SE", 375, 667, scale: 2, top: 20, bottom: 0, landscape: (0, 0)),
  ]

  package func size(_ orientation: CanvasOrientation) -> CGSize {
    orientation == .portrait
      ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  package func safeArea(_ orientation: CanvasOrientation) -> EdgeInsets {
    orientation == .portrait
      ? EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
      : EdgeInsets(
        top: 0, leading: landscapeSide, bottom: landscapeBottom, trailing: landscapeSide)
  }
}

/// How a device is held. The two landscapes differ in nothing that is drawn: sides are equally wide.
package enum CanvasOrientation: String, CaseIterable, Hashable, Sendable {
  case portrait
  case landscape
}
