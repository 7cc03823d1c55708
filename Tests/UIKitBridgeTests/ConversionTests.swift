import CoreGraphics
import Drawing
import Geometry
import Testing
import UIKit
import UIKitBridge
import ViewCore
import Views

@MainActor @Suite struct ConversionTests {
  private static let dark: EnvironmentValues = {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return environment
  }()

  @Test(arguments: [
    (Color(uiColor: .systemRed), "#FF453A"), (Color(UIColor.label), "#FFFFFF"),
    (Color(UIColor(Color.blue)), "#0A84FF"),
    (Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .green : .red }), "#00FF00"),
    (Color(uiColor: UIColor.systemRed.withAlphaComponent(0.5)).opacity(0.5), "#FF453A40"),
    (Color(cgColor: CGColor(gray: 0, alpha: 1)), "#000000"),
  ])
  func coloursFollowTheEnvironment(_ color: Color, _ expected: String) {
    #expect(color.displayColor(in: Self.dark).hexText == expected)
  }

  @Test func equalColoursStayEqual() {
    #expect(Color(uiColor: .systemRed) == Color.red)
    #expect(UIColor(Color.red) == .systemRed)
    #expect(Color(UIColor.red).cgColor == UIColor.red.cgColor)
    #expect(Color.red.cgColor == nil)
  }

  @Test func fontsKeepTheirMeasures() {
    let font = Font(UIFont.systemFont(ofSize: 20, weight: .bold))
    #expect(font == Font.system(size: 20, weight: .bold, design: .default))
    let measure = font.measure(in: EnvironmentValues())
    #expect(measure.size == 20)
    #expect(measure.weight == 700)
  }
}
