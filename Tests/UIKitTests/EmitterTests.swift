import CoreGraphics
import Drawing
import Geometry
import Testing

@testable import UIKit

@MainActor @Suite struct EmitterTests {
  private func emitter(beginsAt begin: CFTimeInterval = 1) -> CAEmitterLayer {
    let cell = CAEmitterCell()
    cell.birthRate = 10
    cell.lifetime = 2
    cell.velocity = 20
    cell.emissionLongitude = .pi / 2
    cell.yAcceleration = 10
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }.cgImage
    let layer = CAEmitterLayer()
    layer.emitterPosition = CGPoint(x: 50, y: 0)
    layer.emitterCells = [cell]
    layer.beginTime = begin
    return layer
  }

  private func groups(_ layer: CAEmitterLayer, at time: Double) -> [GroupItem] {
    EmittedParticles(of: layer, at: time).items.compactMap {
      if case .group(let group) = $0 { group } else { nil }
    }
  }

  @Test(arguments: [(0.0, 0), (0.55, 5), (1.95, 19), (5.05, 20)])
  func particlesAreBornAtTheirRateAndDie(time: Double, count: Int) {
    #expect(groups(emitter(), at: time).count == count)
  }

  @Test func layersWithoutABeginHaveAlwaysEmitted() {
    #expect(groups(emitter(beginsAt: 0), at: 0.05).count == 20)
  }

  @Test func particlesFlyByVelocityAndAcceleration() throws {
    let layer = emitter()
    // The first is born at 0.1 and is 1 second old: 20 points on, and 5 by acceleration.
    let first = try #require(groups(layer, at: 1.1).first)
    let size = CGFloat((layer.emitterCells?.first?.contents as? CGImage)?.width ?? 0)
    let middle = CGPoint(x: size / 2, y: size / 2).applying(first.transform)
    #expect(abs(middle.x - 50) < 1e-6)
    #expect(abs(middle.y - 25) < 1e-6)
  }

  @Test func coloursTintAndFade() throws {
    let layer = emitter()
    layer.emitterCells?.first?.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    layer.emitterCells?.first?.alphaSpeed = -0.5
    let first = try #require(groups(layer, at: 1.1).first)
    #expect(abs(first.opacity - 0.5) < 1e-6)
    #expect(first.filters.count == 1)
  }

  @Test func theSameMomentLooksTheSame() {
    let layer = emitter()
    layer.emitterCells?.first?.emissionRange = 2 * .pi
    layer.emitterShape = .circle
    layer.emitterSize = CGSize(width: 30, height: 30)
    #expect(groups(layer, at: 3) == groups(layer, at: 3))
    layer.seed = 7
    let other = groups(layer, at: 3)
    layer.seed = 8
    #expect(groups(layer, at: 3) != other)
  }
}
