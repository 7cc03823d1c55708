import Geometry
import ViewCore

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Region: Hashable, Sendable { case leading, principal, trailing, bottom, keyboard }

  let region: Region
  /// Whether the item's action is the one that matters.
  let isProminent: Bool

  private init(_ region: Region, isProminent: Bool = false) {
    self.region = region
    self.isProminent = isProminent
  }

  public static let automatic = ToolbarItemPlacement(.trailing)
  public static let principal = ToolbarItemPlacement(.principal)
  public static let navigation = ToolbarItemPlacement(.leading)
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  public static let status = ToolbarItemPlacement(.bottom)
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isProminent: true)
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// At the trailing edge, after the other items, even where they are too many.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(.trailing)
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  public static let title = ToolbarItemPlacement(.principal)
}

/// An item of a toolbar on its way to the bar that shows it.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

/// Content of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items that the content consists of, in order.
  func _appendEntries(to entries: inout [_ToolbarEntry])
}

extension ToolbarContent {
  public func _appendEntries(to entries: inout [_ToolbarEntry]) {
    body._appendEntries(to: &entries)
  }
}

extension ToolbarContent {
  /// Items have no background of their own here.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }
}

/// Content of a toolbar that people can customise; drawn in its first order.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {
  public func _appendEntries(to entries: inout [_ToolbarEntry]) {}
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never
  public func _appendEntries(to entries: inout [_ToolbarEntry]) {
    entries.append(_ToolbarEntry(placement: placement, content: AnyView(content)))
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never
  public func _appendEntries(to entries: inout [_ToolbarEntry]) {
    entries.append(_ToolbarEntry(placement: placement, content: AnyView(content)))
  }
}

/// A gap between items of a toolbar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never
  public func _appendEntries(to entries: inout [_ToolbarEntry]) {
    entries.append(_ToolbarEntry(placement: placement, content: AnyView(Spacer(minLength: 8))))
  }
}

public struct SpacerSizing: Hashable, Sendable {
  let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}
