import Geometry

/// What a view is to accessibility, beyond its label.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>

  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  public static let isButton = AccessibilityTraits("button")
  public static let isHeader = AccessibilityTraits("header")
  public static let isSelected = AccessibilityTraits("selected")
  public static let isLink = AccessibilityTraits("link")
  public static let isSearchField = AccessibilityTraits("searchField")
  public static let isImage = AccessibilityTraits("image")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
  public static let isStaticText = AccessibilityTraits("staticText")
  public static let isSummaryElement = AccessibilityTraits("summary")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("modal")
  public static let isToggle = AccessibilityTraits("toggle")
  public static let isTabBar = AccessibilityTraits("tabBar")

  /// In a stable order, as snapshots list them.
  package var sortedNames: [String] { names.sorted() }

  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formUnion(other.names) }
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formIntersection(other.names) }
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formSymmetricDifference(other.names) }
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits)
    -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard !names.isDisjoint(with: member.names) else { return nil }
    names.subtract(member.names)
    return member
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = contains(newMember) ? newMember : nil
    names.formUnion(newMember.names)
    return old
  }

  private func with(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
    var result = self
    change(&result.names)
    return result
  }
}
