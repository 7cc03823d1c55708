import Geometry
import LayoutCore
import ViewCore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(String)
  }

  let kind: Kind
  /// The height of a detent of one's own, asked for by its type.
  let custom: ((Context) -> CGFloat?)?

  private init(_ kind: Kind, custom: ((Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  public static let medium = PresentationDetent(.medium)
  public static let large = PresentationDetent(.large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(String(reflecting: type))) { D.height(in: $0) }
  }

  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
    lhs.kind == rhs.kind
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What a detent of one's own may ask.
  public struct Context: Sendable {
    public let maxDetentValue: CGFloat
    public let dynamicTypeSize: DynamicTypeSize
  }
}

/// A detent whose height a type works out.
public protocol CustomPresentationDetent {
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// Whether a sheet lets touches through to what is behind it, which then is not dimmed.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  public static let automatic = PresentationBackgroundInteraction(.automatic)
  public static let enabled = PresentationBackgroundInteraction(.enabled)
  public static let disabled = PresentationBackgroundInteraction(.disabled)
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction(.upThrough(detent)) }
}

/// What a finger on scrolled content of a sheet does first: `automatic` resizes the sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What presented content says of its presentation; the first view to speak of a thing wins.
struct PresentationTraits {
  var detents: [PresentationDetent]?
  var selectedDetent: PresentationDetent?
  /// Tells the binding of the selected detent of another one.
  var selectDetent: (@MainActor (PresentationDetent) -> Void)?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var background: AnyView?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var isDismissDisabled = false
}

enum PresentationTraitsKey: PreferenceKey {
  static var defaultValue: PresentationTraits { PresentationTraits() }

  static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selectedDetent = value.selectedDetent ?? next.selectedDetent
    value.selectDetent = value.selectDetent ?? next.selectDetent
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
    value.contentInteraction = value.contentInteraction ?? next.contentInteraction
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

extension View {
  nonisolated private func presentationTrait(
    _ change: @escaping (inout PresentationTraits) -> Void
  ) -> some View { transformPreference(PresentationTraitsKey.self, change) }

  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationTrait { $0.detents = Array(detents) }
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationTrait {
      $0.detents = Array(detents)
      $0.selectedDetent = selection.wrappedValue
      $0.selectDetent = { selection.wrappedValue = $0 }
    }
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationTrait { $0.dragIndicator = visibility }
  }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationTrait { $0.cornerRadius = cornerRadius }
  }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presentationTrait {
      $0.background = AnyView(
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationTrait { $0.isDismissDisabled = isDisabled }
  }

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentationTrait { $0.backgroundInteraction = interaction } }

  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { presentationTrait { $0.contentInteraction = behavior } }

  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { self }

  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
}
