import Geometry
import LayoutCore
import ViewCore
import Views

// The status bar and the home indicator are the device's: they are not drawn, shown or hidden.
extension View {
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  nonisolated public func focusSection() -> some View { self }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    self
  }
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility
  ) -> some View { self }
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = nil) -> some View { self }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { self }
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

public struct PointerStyle: Hashable, Sendable {
  let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let link = PointerStyle(name: "link")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

public struct PaletteSelectionEffect: Hashable, Sendable {
  let name: String
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  public static let custom = PaletteSelectionEffect(name: "custom")
  public static func symbolVariant(_ variant: String) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: variant)
  }
}

public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
