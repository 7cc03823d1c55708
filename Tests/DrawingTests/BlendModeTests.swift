import Drawing
import Testing

struct BlendModeTests {
  static func rgb(_ hex: UInt32, alpha: Double = 1) -> DisplayColor {
    DisplayColor(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  /// Mode, source, backdrop, result. Checked in Chromium 156 within one level unless marked.
  static let opaque: [(DisplayBlendMode, UInt32, UInt32, UInt32)] = [
    (.difference, 0xFFFFFF, 0xFF8000, 0x007FFF),
    (.difference, 0xFFFFFF, 0x808080, 0x7F7F7F),
    (.hue, 0xFF0000, 0x808080, 0x808080),
    (.hue, 0xFF0000, 0x000000, 0x000000),
    (.hue, 0xFF0000, 0xFFFFFF, 0xFFFFFF),
    (.overlay, 0xFF0000, 0x808080, 0xFF0101),
    (.overlay, 0xFF0000, 0x000000, 0x000000),
    (.overlay, 0xFF0000, 0xFFFFFF, 0xFFFFFF),
    (.multiply, 0xFF0000, 0x336699, 0x330000),
    (.screen, 0xFF0000, 0x336699, 0xFF6699),
    (.darken, 0x804020, 0x336699, 0x334020),
    (.lighten, 0x804020, 0x336699, 0x806699),
    (.exclusion, 0xFFFFFF, 0x336699, 0xCC9966),
    (.colorDodge, 0xFFFFFF, 0x330000, 0xFF0000),
    (.colorBurn, 0x000000, 0x33FFFF, 0x00FFFF),
    (.luminosity, 0xFFFFFF, 0x336699, 0xFFFFFF),
    // Core Graphics' operators.
    (.plusDarker, 0x804020, 0xC0C0C0, 0x410100),
    (.plusLighter, 0x804020, 0xC0C0C0, 0xFFFFE0),
  ]

  @Test(arguments: opaque)
  func opaqueColors(_ mode: DisplayBlendMode, _ s: UInt32, _ b: UInt32, _ expected: UInt32) {
    let result = mode.composite(source: Self.rgb(s), over: Self.rgb(b)).bytes
    let wanted = Self.rgb(expected).bytes
    #expect(abs(Int(result.red) - Int(wanted.red)) <= 1, "\(result)")
    #expect(abs(Int(result.green) - Int(wanted.green)) <= 1, "\(result)")
    #expect(abs(Int(result.blue) - Int(wanted.blue)) <= 1, "\(result)")
    #expect(result.alpha == 255)
  }

  /// GT-23: source 0.8 on 0.2 gives 75; the W3C formula would give 89.
  @Test func softLightIsPegtops() {
    let value = DisplayBlendMode.softLight.blend(0.8, 0.2)
    #expect(DisplayColor.byte(value) == 75)
  }

  @Test(arguments: DisplayBlendMode.allCases)
  func nothingLeavesTheBackdropAlone(_ mode: DisplayBlendMode) {
    let backdrop = Self.rgb(0x336699, alpha: 0.5)
    let result = mode.composite(source: Self.rgb(0xFF0000, alpha: 0), over: backdrop)
    for (a, b) in [
      (result.red, backdrop.red), (result.green, backdrop.green), (result.blue, backdrop.blue),
      (result.alpha, backdrop.alpha),
    ] {
      #expect(abs(a - b) < 1e-12, "\(result)")
    }
  }

  @Test(arguments: DisplayBlendMode.allCases)
  func overNothingTheSourceIsKeptOrCut(_ mode: DisplayBlendMode) {
    let source = Self.rgb(0x336699, alpha: 0.5)
    let result = mode.composite(source: source, over: .clear)
    switch mode {
    case .sourceAtop, .destinationOut: #expect(result.alpha == 0)
    default:
      #expect(abs(result.alpha - 0.5) < 1e-12)
      #expect(abs(result.green - source.green) < 1e-12, "\(result)")
    }
  }

  @Test func porterDuffOverHalfAHole() {
    let source = Self.rgb(0xFF0000)
    let backdrop = Self.rgb(0x0000FF, alpha: 0.25)
    #expect(DisplayBlendMode.destinationOut.composite(source: source, over: backdrop).alpha == 0)
    #expect(DisplayBlendMode.sourceAtop.composite(source: source, over: backdrop).alpha == 0.25)
    let under = DisplayBlendMode.destinationOver.composite(source: source, over: backdrop)
    #expect(under == DisplayColor(red: 0.75, green: 0, blue: 0.25, alpha: 1))
  }

  /// White, then #FF3B30, then #34C759, both at 128/255, gave #99B278 in Chromium.
  @Test func halfOpaqueLayersAddUp() {
    let first = DisplayBlendMode.normal.composite(
      source: Self.rgb(0xFF3B30, alpha: 128 / 255), over: .white)
    let second = DisplayBlendMode.normal.composite(
      source: Self.rgb(0x34C759, alpha: 128 / 255), over: first)
    let (red, green, blue, _) = second.bytes
    #expect(abs(Int(red) - 0x99) <= 1 && abs(Int(green) - 0xB2) <= 1 && abs(Int(blue) - 0x78) <= 1)
  }

  /// Numbers of Core Graphics' list: clear 16, copy 17, the operators 18 to 25, the sums 26 and 27.
  @Test(
    arguments: [
      (0, .normal), (2, .screen), (9, .hardLight), (15, .luminosity), (16, .destinationOut),
      (17, nil), (18, nil), (19, nil), (20, .sourceAtop), (21, .destinationOver), (22, nil),
      (23, .destinationOut), (24, nil), (25, nil), (26, .plusDarker), (27, .plusLighter),
      (28, nil), (-1, nil),
    ] as [(Int32, DisplayBlendMode?)])
  func modesHaveTheNumbersOfCoreGraphics(number: Int32, mode: DisplayBlendMode?) {
    #expect(DisplayBlendMode(coreGraphics: number) == mode)
  }
}
