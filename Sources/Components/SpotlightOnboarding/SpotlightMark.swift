import SwiftUI

/// An element that an onboarding may light.
struct SpotlightMark: Identifiable {
  let anchor: Anchor<CGRect>
  let id: Int
  let cornerRadius: CGFloat
  /// How many elements claim the id.
  var registrations = 1
}

/// The marked elements of a hierarchy, by id. Of elements that share an id the first counts.
struct SpotlightMarksKey: PreferenceKey {
  static var defaultValue: [Int: SpotlightMark] { [:] }

  static func reduce(value: inout [Int: SpotlightMark], nextValue: () -> [Int: SpotlightMark]) {
    value.merge(nextValue()) { first, second in
      var first = first
      first.registrations += second.registrations
      return first
    }
  }
}

/// What of the marked elements shows in the scroll views around them, by id, in the elements' own
/// coordinates.
struct VisiblePartsKey: PreferenceKey {
  static var defaultValue: [Int: CGRect] { [:] }

  static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
    value.merge(nextValue()) { first, _ in first }
  }
}

extension View {
  /// Marks this view for an onboarding around it.
  ///
  /// Marking a view that contains marked views replaces their marks by its own.
  ///
  /// - Parameter cornerRadius: of the light, in points; at most half the smaller side counts.
  public func spotlight(id: Int, cornerRadius: CGFloat = 0) -> some View {
    anchorPreference(key: SpotlightMarksKey.self, value: .bounds) { anchor in
      [id: SpotlightMark(anchor: anchor, id: id, cornerRadius: cornerRadius)]
    }
    .background {
      GeometryReader { element in
        Color.clear.preference(key: VisiblePartsKey.self, value: [id: element.visiblePart])
      }
    }
  }
}

extension GeometryProxy {
  /// The part of the view inside the nearest scroll view along each axis; all of it without any.
  fileprivate var visiblePart: CGRect {
    var part = CGRect(origin: .zero, size: size)
    for axis in [Axis.vertical, .horizontal] {
      if let viewport = bounds(of: .scrollView(axis: axis)) {
        part = part.intersection(viewport)
      }
    }
    return part.isNull ? .zero : part
  }
}
