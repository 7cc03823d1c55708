import Geometry

/// How far a scene is in the foreground. The one that is drawn is active.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The weight of text that the user has chosen.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// What the device and its settings say; a render has a device at rest with standard settings.
extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
  private enum LegibilityWeightKey: EnvironmentKey {
    static let defaultValue: LegibilityWeight? = .regular
  }
  private enum LuminanceReducedKey: EnvironmentKey { static let defaultValue = false }

  /// Active unless set. Verified: documented.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether the display is dimmed, as one that is always on.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
}

/// Settings of accessibility: off.
extension EnvironmentValues {
  private enum Setting<Name>: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum Enabled {}
  private enum ReducedMotion {}
  private enum VoiceOver {}
  private enum SwitchControl {}
  private enum LargeContentViewer {}
  private enum ReduceTransparency {}
  private enum DifferentiateWithoutColor {}
  private enum InvertColors {}
  private enum ShowButtonShapes {}
  private enum DimFlashingLights {}
  private enum PlayAnimatedImages: EnvironmentKey { static let defaultValue = true }

  public var accessibilityReduceMotion: Bool {
    get { self[Setting<ReducedMotion>.self] }
    set { self[Setting<ReducedMotion>.self] = newValue }
  }
  public var accessibilityEnabled: Bool {
    get { self[Setting<Enabled>.self] }
    set { self[Setting<Enabled>.self] = newValue }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[Setting<VoiceOver>.self] }
    set { self[Setting<VoiceOver>.self] = newValue }
  }
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[Setting<SwitchControl>.self] }
    set { self[Setting<SwitchControl>.self] = newValue }
  }
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[Setting<LargeContentViewer>.self] }
    set { self[Setting<LargeContentViewer>.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[Setting<ReduceTransparency>.self] }
    set { self[Setting<ReduceTransparency>.self] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[Setting<DifferentiateWithoutColor>.self] }
    set { self[Setting<DifferentiateWithoutColor>.self] = newValue }
  }
  public var accessibilityInvertColors: Bool {
    get { self[Setting<InvertColors>.self] }
    set { self[Setting<InvertColors>.self] = newValue }
  }
  public var accessibilityShowButtonShapes: Bool {
    get { self[Setting<ShowButtonShapes>.self] }
    set { self[Setting<ShowButtonShapes>.self] = newValue }
  }
  public var accessibilityDimFlashingLights: Bool {
    get { self[Setting<DimFlashingLights>.self] }
    set { self[Setting<DimFlashingLights>.self] = newValue }
  }
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImages.self] }
    set { self[PlayAnimatedImages.self] = newValue }
  }
}
