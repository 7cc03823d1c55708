import Geometry
import ViewCore

/// Shows a view in the gallery, as a story of the component that its file is named after.
///
/// Variables of the body that are marked `@Previewable` become properties of a view made for the
/// preview; each `@State` among them is a control of the story.
/// Coverage: SwiftUI views (no UIKit views, widgets, Live Activities). Verified: documented.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a view in the gallery under traits: layout, orientation, modifiers.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Marks a variable of a preview's body as a property of the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `FocusedValues` or
/// `ContainerValues` an entry with a key of its own.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// Makes `animatableData` of the stored variables of a type.
///
/// Variables without a written type are known by a number with a point or by an initialiser.
/// Coverage: done. Verified: documented.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "PreviewMacros", type: "AnimatableIgnoredMacro")
