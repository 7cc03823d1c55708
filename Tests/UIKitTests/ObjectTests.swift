import CoreGraphics
import FoundationAdditions
import Geometry
import Testing
import UIKit
import ViewCore
import Views

/// Responders and their like are objects as Foundation knows them.
@MainActor @Suite struct ObjectTests {
  private final class Card: UIView {
    let text: String
    init(text: String) {
      self.text = text
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func isEqual(_ object: Any?) -> Bool { (object as? Card)?.text == text }
    override var hash: Int { text.count }
  }

  @Test func respondersAreObjects() {
    let objects: [NSObject] = [
      UIView(), UIViewController(), UIGestureRecognizer(), UIBarButtonItem(), UIDevice.current,
      UINavigationItem(title: "a"), UILayoutGuide(), UIPasteboard.general,
    ]
    #expect(Set(objects).count == objects.count)
    #expect(!objects[0].isEqual(objects[1]))
    #expect(objects[0].value(forKey: "frame") == nil)
  }

  @Test func aClassSaysWhenItsViewsAreEqual() {
    #expect(Card(text: "a") == Card(text: "a"))
    #expect(Card(text: "a") != Card(text: "b"))
    #expect(Set([Card(text: "a"), Card(text: "a")]).count == 1)
    #expect(Card(text: "a").description == "<Card; frame = (0.0 0.0; 0.0 0.0)>")
  }

  @Test func classesSayTheirNames() {
    #expect(UITableViewCell.description() == "UIKit.UITableViewCell")
    #expect(Card.description().components(separatedBy: ".").last == "Card")
  }

  private final class Listener: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    var heard: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("end \(decelerate)")
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { false }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func requirementsThatMayBeMissingAreCalledWithAQuestionMark() {
    let listener = Listener()
    let scrolling: (any UIScrollViewDelegate)? = listener
    scrolling?.scrollViewDidScroll?(UIScrollView())
    scrolling?.scrollViewDidEndDragging?(UIScrollView(), willDecelerate: true)
    scrolling?.scrollViewDidScroll(UIScrollView())
    #expect(listener.heard == ["scroll", "end true", "scroll"])
    let view: UIView?? = scrolling?.viewForZooming?(in: UIScrollView())
    #expect(view != nil)
    let gestures: any UIGestureRecognizerDelegate = listener
    #expect(gestures.gestureRecognizerShouldBegin?(UIGestureRecognizer()) == false)
    let simultaneous = gestures.gestureRecognizer?(
      UIGestureRecognizer(), shouldRecognizeSimultaneouslyWith: UIGestureRecognizer())
    #expect(simultaneous == false)
  }

  private final class Table: UIViewController, UITableViewDelegate {
    let tableView = UITableView()
    var rows: Int { tableView.numberOfSections }
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.delegate = self
      let copy = tableView
      copy.tag = 3
    }
  }

  @Test func ownPropertiesComeBeforeRequirementsOfTheSameName() {
    let table = Table()
    table.loadViewIfNeeded()
    #expect(table.tableView.tag == 3)
    #expect(table.rows == 0)
  }

  @Test func traitsSayTheSizeClasses() {
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    #expect(regular.horizontalSizeClass == .regular)
    let both = UITraitCollection(traitsFrom: [
      regular, UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.displayScale == 3)
    #expect(both != regular)
    let changed = both.modifyingTraits {
      $0.userInterfaceStyle = .light
      $0.accessibilityContrast = .high
    }
    #expect(changed.userInterfaceStyle == .light)
    #expect(changed.accessibilityContrast == .high)
    #expect(changed.horizontalSizeClass == .regular)
  }

  @Test func boxesAndTextsOfGeometry() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    #expect(NSValue(caTransform3D: moved).caTransform3DValue == moved)
    #expect(
      NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: 1, y: 2.5))) == CGPoint(x: 1, y: 2.5))
    #expect((CGFloat(2.5) as NSNumber).doubleValue == 2.5)
    #expect(NSNumber(value: 3) as? CGFloat == 3)
  }

  @Test func textsAreTransformedByName() {
    let text = NSMutableString(string: "caf\u{E9}")
    CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false)
    #expect(text.isEqual(to: "cafe"))
    let escaped = NSMutableString(string: "\\u2764")
    CFStringTransform(escaped, nil, "Any-Hex/Java" as NSString, true)
    #expect(escaped.isEqual(to: "\u{2764}"))
  }

  @Test func keyframesAreMadeInTheirTurn() {
    let view = UIView()
    var isDone = false
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.25 }
    } completion: {
      isDone = $0
    }
    #expect(view.alpha == 0.25)
    #expect(isDone)
  }

  @Test func aListsCellShowsItsConfiguration() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    let first = try #require(cell.contentView.subviews.first as? UIListContentView)
    content.secondaryText = "More"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews == [first])
    #expect((first.configuration as? UIListContentConfiguration)?.secondaryText == "More")
    let one = UITableViewCell(style: .default, reuseIdentifier: nil)
    one.contentConfiguration = UIListContentConfiguration.cell()
    let size = CGSize(width: 320, height: 1000)
    #expect(one.sizeThatFits(size).height == 44)
    #expect(cell.sizeThatFits(size).height > 44)
  }

  @Test func selectionUpdatesTheConfiguration() {
    let cell = UICollectionViewListCell(frame: .zero)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.isSelected = true
    #expect(states == [false, true])
  }
}
