import CoreGraphics
import FoundationAdditions
import Geometry
import Testing
import UIKit
import ViewCore
import Views

@MainActor @Suite struct AnimatorTests {
  @Test func changesAreMadeAtOnceThenCompletionsRun() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { calls.append("a") }
    animator.addCompletion { calls.append($0 == .end ? "end" : "other") }
    #expect(calls.isEmpty)
    animator.startAnimation()
    #expect(calls == ["a", "end"])
    #expect(animator.state == .inactive)
    #expect(animator.fractionComplete == 1)
  }

  @Test func stoppedAnimationsEndWhereTheyAreTold() {
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { end = $0 }
    animator.finishAnimation(at: .start)
    #expect(end == nil)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(end == .start)
  }

  @Test func springsKnowTheirDamping() {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    #expect(spring.dampingRatio == 0.5)
    #expect(spring.timingCurveType == .spring)
    let curve = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(curve.controlPoint2 == CGPoint(x: 0.58, y: 1))
    #expect(curve.timingCurveType == .builtin)
  }

  @Test func scrollViewsTellOfTheirOffset() {
    let view = UITextView()
    var seen: [CGPoint] = []
    let observation = view.observe(\.contentOffset, options: [.new]) { _, change in
      seen += [change.newValue].compactMap { $0 }
    }
    view.contentOffset = CGPoint(x: 0, y: 12)
    observation.invalidate()
    view.contentOffset = .zero
    #expect(seen == [CGPoint(x: 0, y: 12)])
  }

  @Test func flatTransformsOfDepthAreThoseOfThePlane() {
    let view = UIView()
    view.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CATransform3DIsAffine(view.transform3D))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 5)))
  }

  @Test func noWordIsMisspelt() {
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false,
      language: "en")
    #expect(range.location == NSNotFound)
    UITextChecker.learnWord("vitrine")
    #expect(UITextChecker.hasLearnedWord("vitrine"))
    UITextChecker.unlearnWord("vitrine")
    #expect(!UITextChecker.hasLearnedWord("vitrine"))
  }

  @Test func cellsAreMadeOfTheirClasses() {
    final class Cell: UICollectionViewCell {}
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let path = IndexPath(item: 3, section: 1)
    #expect(!(collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path) is Cell))
    #expect((path.item, path.section) == (3, 1))
  }
}
