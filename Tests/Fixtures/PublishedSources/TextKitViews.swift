import SwiftUI

// In the manner of packages that wrap text views and scroll views of UIKit, and subclass what they wrap.

/// A text view that is as high as its text, and opens links by itself.
public struct SelfSizingText: UIViewRepresentable {
  let text: NSAttributedString
  let openLink: (URL) -> Void

  public init(text: NSAttributedString, openLink: @escaping (URL) -> Void) {
    self.text = text
    self.openLink = openLink
  }

  public func makeUIView(context: Context) -> LinkTextView {
    let view = LinkTextView()
    view.delegate = context.coordinator
    view.openLink = openLink
    return view
  }

  public func updateUIView(_ view: LinkTextView, context: Context) {
    view.attributedText = text
    view.textContainer.lineBreakMode = .byTruncatingTail
    view.invalidateIntrinsicContentSize()
  }

  public func makeCoordinator() -> Coordinator { Coordinator() }

  public final class Coordinator: NSObject, UITextViewDelegate {
    public func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { false }
  }
}

public final class LinkTextView: UITextView {
  var openLink: ((URL) -> Void)?

  public override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    backgroundColor = .clear
    textContainerInset = .zero
    self.textContainer.lineFragmentPadding = 0
    automaticallyAdjustsScrollIndicatorInsets = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func character(at location: CGPoint) -> Int {
    layoutManager.characterIndex(
      for: location, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  public override func accessibilityPerformEscape() -> Bool { resignFirstResponder() }
}

/// A picture that zooms.
public final class ZoomingView: UIScrollView, UIScrollViewDelegate {
  private let content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    maximumZoomScale = 3
    pinchGestureRecognizer?.isEnabled = true
    addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      content.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
    ])
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func zoomIn(_ point: CGPoint) {
    zoom(to: CGRect(origin: point, size: CGSize(width: 40, height: 40)), animated: true)
  }

  public override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer != panGestureRecognizer || zoomScale > 1 }

  public override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentHuggingPriority(.required, for: axis) }

  public override var description: String { "zooming view" }
}

/// A blob with a colour of its own.
public final class BlobLayer: CAGradientLayer {
  init(color: UIColor) {
    super.init()
    colors = [color.cgColor, color.cgColor]
    sublayers = []
  }

  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init() }
}

final class TagCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class CrossFades: NSObject, UINavigationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? nil : nil }
}

public enum Palette {
  public static let surface = NSColor(name: nil) { appearance in
    appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white
  }
}

/// A stop for hosted views.
func hosted(_ view: some View, over delegate: any UIViewControllerTransitioningDelegate)
  -> UIViewController
{
  let controller = UIHostingController(rootView: view)
  controller._disableSafeArea = true
  controller.transitioningDelegate = delegate
  controller.navigationItem.setHidesBackButton(true, animated: false)
  return controller
}
