import CoreGraphics
import FoundationAdditions
import Geometry
import Testing
import UIKit
import ViewCore
import Views

/// What published packages ask of UIKit, as far as something is seen of it.
@MainActor @Suite struct PublishedNameTests {
  @Test func aDynamicColourOfMacOSFollowsTheLook() {
    let color = NSColor(name: nil) {
      $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(color.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test(arguments: [
    (NSAppearance.Name.darkAqua, [NSAppearance.Name.aqua, .darkAqua], NSAppearance.Name.darkAqua),
    (.accessibilityHighContrastDarkAqua, [.aqua, .darkAqua], .darkAqua),
    (
      .accessibilityHighContrastAqua, [.aqua, .accessibilityHighContrastAqua],
      .accessibilityHighContrastAqua
    ),
    (.darkAqua, [.aqua], .aqua),
  ])
  func theBestMatchIsAsLightOrDark(
    _ name: NSAppearance.Name, _ offered: [NSAppearance.Name], _ expected: NSAppearance.Name
  ) {
    #expect(NSAppearance(named: name)?.bestMatch(from: offered) == expected)
  }

  @Test func sublayersCanBeSet() {
    let outer = CALayer()
    let first = CALayer()
    let second = CALayer()
    outer.addSublayer(first)
    outer.sublayers = [second]
    #expect(first.superlayer == nil)
    #expect(second.superlayer === outer)
    let other = CALayer()
    other.sublayers = [second]
    #expect(outer.sublayers?.isEmpty == true)
  }

  private final class Shape: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }
  private final class OwnGradient: CAGradientLayer {}
  private final class Own: UIView { override class var layerClass: AnyClass { OwnGradient.self } }

  @Test func aLayerOfOnesOwnClassIsOneOfItsBase() {
    #expect(Shape().layer is CAShapeLayer)
    #expect(Own().layer is CAGradientLayer)
  }

  @Test func guidesOfAScrollViewAreItsFrameAndItsContent() {
    let view = UIScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.contentSize = CGSize(width: 300, height: 200)
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func aViewKnowsItsGuides() {
    let guide = UILayoutGuide()
    let view = UIView()
    let other = UIView()
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide])
    other.addLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty)
    #expect(guide.owningView === other)
    other.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test func zoomingKeepsToItsLimits() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    #expect(view.pinchGestureRecognizer != nil)
    view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 25), animated: true)
    #expect(view.zoomScale == 2)
    view.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    #expect(view.zoomScale == 3)
  }

  @Test func overriddenAdditionsOfViewsAreHeard() {
    final class Counting: UIView {
      var count = 0
      override func addSubview(_ view: UIView) {
        count += 1
        super.addSubview(view)
      }
    }
    let outer: UIView = Counting()
    outer.addSubview(UIView())
    #expect((outer as? Counting)?.count == 1)
    #expect(outer.subviews.count == 1)
  }

  @Test func aTextViewLimitsItsLines() {
    let view = UITextView()
    view.text = Array(repeating: "line", count: 5).joined(separator: "\n")
    let whole = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height < whole)
  }

  @Test func theUsedRectangleOfALayoutHoldsItsText() {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 60, height: 0))
    manager.addTextContainer(container)
    #expect(manager.usedRect(for: container) == .zero)
    NSTextStorage(string: "several words in lines").addLayoutManager(manager)
    let used = manager.usedRect(for: container)
    #expect(used.minX == 5)
    #expect(used.width <= 50)
    #expect(used.height > 20)
  }
}
