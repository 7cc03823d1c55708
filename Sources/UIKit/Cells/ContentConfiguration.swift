import Geometry

/// What the content of a cell is made of.
///
/// Coverage: views of cells and content views; tables ask for no cells. Verified: documented.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// What a view that is configured is like at the moment.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
}

public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The background of a cell. A colour and corners are drawn.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?

  private init(_ color: UIColor?) { backgroundColor = color }

  @MainActor public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear)
  }
  @MainActor public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }
  @MainActor public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  @MainActor public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
}

/// The content of a cell by its configuration.
@MainActor
struct ConfiguredContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?

  /// Keeps a view that can show the configuration; else makes one, on `container`.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
    self.configuration = configuration
    if let configuration, let view, view.supports(configuration),
      type(of: view.configuration) == type(of: configuration)
    {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    if let view { container.addSubview(view) }
  }

  /// The content fills the cell.
  func layOut(_ contentView: UIView, in bounds: CGRect) {
    contentView.frame = bounds
    view?.frame = contentView.bounds
  }
}
