import CoreGraphics
import Geometry
import Testing
import UIKit
import ViewCore

private final class Recorder: UIView {
  var calls: [String] = []
  override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "came") }
  override func layoutSubviews() { calls.append("layout") }
}

private final class Screen: UIViewController {
  var calls: [String] = []
  override func viewDidLoad() { calls.append("load") }
  override func viewWillAppear(_ animated: Bool) { calls.append("will") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did") }
}

@MainActor @Suite struct ViewTests {
  /// Views outside of any tree: what a test of other views left behind must not decide their traits.
  /// Called by the tests themselves: others may run between a suite's making and its test.
  private func leaveTrees() { ViewGraph.current = nil }

  @Test func viewsTellTheirClassAndFrame() {
    leaveTrees()
    let view = Recorder(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(view.description == "<Recorder; frame = (1.0 2.5; 30.0 40.0)>")
    #expect(UIViewController().description == "<UIViewController>")
  }

  @Test func slidersTellWhereTheirThumbIs() {
    leaveTrees()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 100, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
    #expect(thumb == CGRect(x: 38, y: 3, width: 28, height: 28))
  }

  @Test func viewsHoldOneAnother() {
    leaveTrees()
    let (outer, other, inner) = (UIView(), UIView(), Recorder())
    outer.addSubview(inner)
    #expect(inner.superview === outer)
    other.addSubview(inner)
    #expect(outer.subviews.isEmpty)
    #expect(other.subviews == [inner])
    inner.removeFromSuperview()
    #expect(inner.calls == ["came", "left", "came", "left"])
  }

  @Test func noViewHoldsItself() {
    leaveTrees()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    inner.addSubview(inner)
    #expect(inner.subviews.isEmpty)
    #expect(outer.superview == nil)
  }

  @Test func labelsAreAsLargeAsTheirText() {
    leaveTrees()
    let label = UILabel()
    label.text = "Hello"
    let one = label.intrinsicContentSize
    #expect(one.height == 21)
    #expect(one.width > 30)
    label.text = "Hello Hello Hello Hello"
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: one.width * 1.5, height: 0))
    #expect(wrapped.height > one.height * 3.5)
  }

  @Test func constraintsPinAndChain() {
    leaveTrees()
    let (outer, first, second) = (UIView(), UIView(), UIView())
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    outer.addSubview(first)
    outer.addSubview(second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      first.widthAnchor.constraint(equalToConstant: 40),
      first.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
      second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
      second.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 5, width: 40, height: 50))
    #expect(second.frame == CGRect(x: 58, y: 20, width: 132, height: 20))
  }

  @Test func stackViewsArrange() {
    leaveTrees()
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
    stack.layoutIfNeeded()
    #expect(
      stack.arrangedSubviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 60, y: 0, width: 50, height: 20),
      ])
  }

  @Test func controllersLoadOnceAndAppear() {
    leaveTrees()
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.setVisible(true)
    navigation.setVisible(true)
    #expect(screen.calls == ["load", "will", "did"])
    #expect(navigation.topViewController === screen)
    #expect(screen.navigationController === navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.popViewController(animated: false) != nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }
}
