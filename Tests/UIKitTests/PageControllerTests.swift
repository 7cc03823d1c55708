import CoreGraphics
import Testing
import UIKit

/// A page controller shows the page that it is given.
@MainActor
@Suite struct PageControllerTests {
  private final class Source: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  @Test func theLastGivenPageIsShown() {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 8])
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let pages = [UIViewController(), UIViewController()]
    var finished: [Bool] = []
    for page in pages {
      controller.setViewControllers([page], direction: .forward, animated: true) {
        finished.append($0)
      }
    }
    controller.viewWillLayoutSubviews()
    #expect(finished == [true, true])
    #expect(controller.viewControllers == [pages[1]])
    #expect(controller.view.subviews == [pages[1].view])
    #expect(pages[1].view.frame == controller.view.bounds)
    #expect(pages[0].parent == nil)
  }

  @Test func aSourceThatCountsPagesGetsDots() throws {
    let source = Source()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    controller.dataSource = source
    let page = UIViewController()
    controller.setViewControllers([page], direction: .forward, animated: false)
    controller.viewWillLayoutSubviews()
    let dots = try #require(controller.view.subviews.last as? UIPageControl)
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 1)
    #expect(page.view.frame.height == 363)
    #expect(dots.frame == CGRect(x: 0, y: 363, width: 300, height: 37))
  }
}
