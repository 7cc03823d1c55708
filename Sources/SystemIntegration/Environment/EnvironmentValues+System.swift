import Geometry
import UIKit
import ViewCore
import Views

/// The user's text size, as before `DynamicTypeSize`.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// `nil` for an unspecified category.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.dynamicTypeSize else { return nil }
    self.init(rawValue: size.rawValue)
  }
}

/// How prominent the background under a view is.
public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  private enum ProminenceKey: EnvironmentKey {
    static let defaultValue = BackgroundProminence.standard
  }
  private enum UndoManagerKey: EnvironmentKey {
    static let defaultValue: UndoManager? = nil
  }

  /// The same as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }

  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

// Settings of a system that a snapshot does not ask for: off.
extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var isHoverEffectEnabled: Bool { true }
  public var isActivityFullscreen: Bool { false }
}

extension View {
  /// The text size that views below are shown in.
  nonisolated public func sizeCategory(_ category: ContentSizeCategory) -> some View {
    environment(\.sizeCategory, category)
  }
}
