import Geometry
import LayoutCore
import UIKit
import ViewCore
import Views

/// The place of a represented view.
struct RepresentedView {
  let represented: any Represented
}

extension RepresentedView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? RepresentedNode) ?? RepresentedNode(view.represented)
    node.update(view.represented, inputs)
    return node
  }
}

/// Lays a UIKit view out and draws it.
///
/// Size, where the representable has no say: along an axis with an intrinsic length the view keeps at
/// least that length unless it yields (compression resistance below 750), and at most that length if
/// it hugs (hugging of 750 or more); without an intrinsic length it takes what it is proposed.
final class RepresentedNode: ViewNode {
  private var represented: any Represented
  private lazy var picture = DeferredContent(alignment: .topLeading, owner: self)
  /// The node itself changes the view: that is no reason to build again.
  private var isChangingView = false
  private var isOnScreen = false
  /// The size that the picture was built for; `nil` when the view has changed since.
  private var picturedSize: CGSize?

  init(_ represented: any Represented) {
    self.represented = represented
    super.init()
  }

  @MainActor func update(_ represented: any Represented, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    self.represented = represented
    adopt(inputs)
    if isFirst || !represented.isStateless {
      picturedSize = nil
      if !isFirst { invalidateLayout() }
    } else if picturedSize == placedSize {
      // Content that preferences build anew each time must not lay itself out anew each time.
      updatePicture()
    }
  }

  @MainActor private func updatePicture() {
    guard let graph, let view = represented.view else { return }
    picture.update(UIViewPicture(view: view), ViewInputs(graph: graph, environment: environment))
    picture.place(in: placedSize)
  }

  override func didMount() {
    represented.view?.onChange = { [weak self] in self?.viewDidChange() }
  }

  /// The screen is known once the tree around has been put together: at the first placing.
  @MainActor private func enterScreenIfNeeded() {
    guard !isOnScreen else { return }
    isOnScreen = true
    represented.enter(screenView)
  }

  override func willUnmount() {
    represented.view?.onChange = nil
    represented.leave()
  }

  /// The view of the screen that this node stands on.
  @MainActor private var screenView: UIView? {
    guard let graph else { return nil }
    var current = parent
    while let node = current, !(node is any PresentedScreen) { current = node.parent }
    return graph.screenView(of: current as? any PresentedScreen)
  }

  @MainActor private func viewDidChange() {
    guard !isChangingView, isMounted else { return }
    graph?.setNeedsUpdate(self)
  }

  @MainActor private func changingView(_ change: () -> Void) {
    isChangingView = true
    change()
    isChangingView = false
  }

  // MARK: Layout

  override var structuralChildren: _NodeList { _NodeList(picture.node) }
  override var layoutChildren: _NodeList { [picture.node] }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    // Measuring runs on the main actor; the layout core does not say so.
    nonisolated(unsafe) let node = self
    return MainActor.assumeIsolated { node.chosenSize(in: proposal) }
  }

  @MainActor private func chosenSize(in proposal: ProposedViewSize) -> CGSize {
    guard let view = represented.view else { return .zero }
    var chosen = CGSize.zero
    changingView {
      chosen = represented.size(in: proposal) ?? Self.size(of: view, in: proposal)
    }
    return chosen
  }

  @MainActor private static func size(of view: UIView, in proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(
      width: length(view, .horizontal, own.width, in: proposal.width),
      height: length(view, .vertical, own.height, in: proposal.height))
  }

  @MainActor private static func length(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ own: CGFloat, in proposal: CGFloat?
  ) -> CGFloat {
    guard own >= 0 else { return proposal ?? defaultLength }
    guard let proposal else { return own }
    let resists =
      view.contentCompressionResistancePriority(for: axis).rawValue
      >= UILayoutPriority.defaultHigh.rawValue
    let hugs =
      view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
    return min(hugs ? own : .infinity, max(resists ? own : 0, proposal))
  }

  /// The length of a view that has none of its own and gets no proposal, as a shape's.
  private static let defaultLength: CGFloat = 10

  override func placeChildren() {
    guard let view = represented.view else { return }
    changingView {
      enterScreenIfNeeded()
      view.frame = CGRect(origin: .zero, size: placedSize)
      if let controller = represented.controller {
        controller.layOutView()
      } else {
        view.layoutIfNeeded()
      }
    }
    // Once a change: building invalidates the layout, which comes back here.
    if picturedSize != placedSize {
      picturedSize = placedSize
      updatePicture()
    } else {
      picture.place(in: placedSize)
    }
  }

  override func describe(_ description: inout _ViewDescription) {
    if let view = represented.view { description.type = "\(type(of: view))" }
  }
}

extension RepresentedNode: UpdatableNode {
  /// The view changed by itself: its size and its picture may be others.
  func rebuild() {
    picturedSize = nil
    invalidateLayout()
  }
}
