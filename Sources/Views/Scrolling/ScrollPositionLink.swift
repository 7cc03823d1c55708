import Geometry
import ViewCore

/// The binding that a scroll view follows and writes to, whatever its type.
struct ScrollPositionLink {
  struct Wanted {
    /// Differs from one wish to the next.
    let key: AnyHashable
    let destination: ScrollDestination
  }

  /// What the binding asked for when the scroll view was built.
  let wanted: Wanted?
  /// Which point of the viewport decides the view that the scroll view is at; `nil` for the start.
  let anchor: UnitPoint?
  /// Writes the id of the view that the scroll view is at; returns the key that is then wanted.
  let report: (AnyHashable?) -> AnyHashable?
}

extension View {
  /// Scrolls to the view of an id whenever the binding changes, and writes the id of the first view
  /// of a `scrollTargetLayout` in sight when somebody scrolls.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    changingEnvironment { environment in
      let wanted = id.wrappedValue.map { value in
        ScrollPositionLink.Wanted(
          key: AnyHashable(value),
          destination: .view(.id(AnyHashable(value)), anchor: anchor))
      }
      environment.scrollConfiguration.position = ScrollPositionLink(
        wanted: wanted, anchor: anchor
      ) { found in
        guard let value = found?.base as? ID else { return wanted?.key }
        if id.wrappedValue != value { id.wrappedValue = value }
        return AnyHashable(value)
      }
    }
  }

  /// Scrolls to a position whenever it changes, and tells it when somebody scrolls.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    changingEnvironment { environment in
      environment.scrollConfiguration.position = ScrollPositionLink(
        wanted: position.wrappedValue.wanted(anchor: anchor), anchor: anchor
      ) { found in
        var current = position.wrappedValue
        current.positionByUser(at: found)
        if current != position.wrappedValue { position.wrappedValue = current }
        return nil
      }
    }
  }

  /// Anchors the scroll view's start as `defaultScrollAnchor` does.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor)
  }
}
