import Geometry
import ViewCore

/// A view that stands for several, or none: each is a preview of its own.
protocol PreviewExpandable {
  @MainActor var previewChildren: [any View] { get }
}

extension Group: PreviewExpandable where Content: View {
  var previewChildren: [any View] { heldViews(in: self, "content") }
}

extension TupleView: PreviewExpandable {
  var previewChildren: [any View] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}

extension AnyView: PreviewExpandable {
  var previewChildren: [any View] { heldViews(in: self, "view") }
}

extension _ConditionalContent: PreviewExpandable {
  var previewChildren: [any View] {
    let storage = Mirror(reflecting: self).descendant("storage")
    return storage.map { Mirror(reflecting: $0).children.compactMap { $0.value as? any View } }
      ?? []
  }
}

extension Optional: PreviewExpandable where Wrapped: View {
  var previewChildren: [any View] { map { [$0] } ?? [] }
}

extension ForEach: PreviewExpandable where Content: View {
  var previewChildren: [any View] { data.map { content($0) } }
}

extension EmptyView: PreviewExpandable {
  var previewChildren: [any View] { [] }
}

/// The view that `view` keeps in a field, as a list of one.
private func heldViews(in view: Any, _ field: String) -> [any View] {
  (Mirror(reflecting: view).descendant(field) as? any View).map { [$0] } ?? []
}

/// The previews that a view stands for, with the options that apply to each: the nearest of a kind.
@MainActor
struct PreviewExpansion {
  private(set) var previews: [(view: any View, options: PreviewOptions)] = []

  init(_ view: any View) { expand(view, PreviewOptions()) }

  private mutating func expand(_ view: any View, _ outer: PreviewOptions) {
    if let carrier = view as? any PreviewOptionsCarrier {
      expand(carrier.carriedContent, carrier.options.over(outer))
    } else if let expandable = view as? any PreviewExpandable {
      for child in expandable.previewChildren { expand(child, outer) }
    } else {
      previews.append((view, Self.options(within: view, outer)))
    }
  }

  /// The options that stand under other modifiers of `view`.
  private static func options(within view: any View, _ outer: PreviewOptions) -> PreviewOptions {
    if let carrier = view as? any PreviewOptionsCarrier {
      return options(within: carrier.carriedContent, carrier.options.over(outer))
    }
    guard let content = Mirror(reflecting: view).descendant("content") as? any View else {
      return outer
    }
    return options(within: content, outer)
  }
}

extension PreviewOptions {
  /// These options, and of `outer` what they leave open.
  fileprivate func over(_ outer: PreviewOptions) -> PreviewOptions {
    PreviewOptions(
      title: title ?? outer.title, layout: layout ?? outer.layout, device: device ?? outer.device,
      orientation: orientation ?? outer.orientation)
  }

  var traits: PreviewTraits {
    var traits = PreviewTraits()
    traits.layout = layout
    traits.device = device
    traits.orientation = orientation
    return traits
  }
}
