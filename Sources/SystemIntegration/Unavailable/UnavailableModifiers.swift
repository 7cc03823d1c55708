import Geometry
import ViewCore
import Views

// Modifiers of SwiftUI that Vitrine does not have, where drawing nothing would be a lie.
extension View {
  @available(*, unavailable, message: "the Touch Bar is macOS only")
  nonisolated public func touchBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(*, unavailable, message: "the digital crown is watchOS only")
  nonisolated public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View { self }

  @available(*, unavailable, message: "volumes are visionOS only")
  nonisolated public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }

  @available(*, unavailable, message: "Vitrine has no Swift Charts: use Path, Shape or Canvas")
  nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }

  @available(*, unavailable, message: "dialog icons are macOS only")
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  @available(*, unavailable, message: "Vitrine has no text completion: use searchSuggestions")
  nonisolated public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }
}
