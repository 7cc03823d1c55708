import Geometry
import UIKit
import ViewCore
import Views

/// The colour scheme that a presentation prefers.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static let defaultValue: ColorScheme? = nil

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

struct PreferredColorScheme {
  let scheme: ColorScheme?
}

extension PreferredColorScheme: NodeModifier {
  typealias Node = PreferredColorSchemeNode
}

/// Changes the scheme of the whole picture, or of the screen that the view is presented on.
///
/// The view itself is built with the scheme at once; the root follows in the next round.
final class PreferredColorSchemeNode: ModifierNode<PreferredColorScheme> {
  override func contentInputs(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs = inputs
    if let scheme = modifier.scheme { inputs.environment.colorScheme = scheme }
    return inputs
  }

  override func modifyPreferences(_ values: inout _PreferenceValues) {
    if hasCopies { return }
    values[PreferredColorSchemeKey.self] = modifier.scheme
  }

  override func didMount() { tellRoot() }

  override func modifierDidChange(from old: PreferredColorScheme) {
    if old.scheme != modifier.scheme { tellRoot() }
  }

  override func willUnmount() {
    guard let graph else { return }
    graph.schedule { graph.preferredSchemes.remove(self, from: graph) }
  }

  /// Where the view lies is known once the round's tree is complete.
  @MainActor private func tellRoot() {
    guard let graph else { return }
    graph.schedule { graph.preferredSchemes.insert(self, into: graph) }
  }

  fileprivate var isPresented: Bool {
    var current = parent
    while let node = current {
      if node is any PresentedScreen { return true }
      current = node.parent
    }
    return false
  }
}

/// The views of a tree that prefer a scheme; the outermost decides.
@MainActor private final class PreferredSchemes {
  private var nodes: [PreferredColorSchemeNode] = []

  nonisolated init() {}

  func insert(_ node: PreferredColorSchemeNode, into graph: ViewGraph) {
    guard node.isMounted, !node.isPresented else { return }
    if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
    apply(to: graph)
  }

  func remove(_ node: PreferredColorSchemeNode, from graph: ViewGraph) {
    nodes.removeAll { $0 === node }
    apply(to: graph)
  }

  private func apply(to graph: ViewGraph) {
    let outermost = nodes.filter { $0.modifier.scheme != nil }
      .min { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
    let scheme = outermost?.modifier.scheme
    graph.changeRootEnvironment { if let scheme { $0.colorScheme = scheme } }
  }
}

extension ViewGraph {
  @MainActor fileprivate var preferredSchemes: PreferredSchemes {
    attachment { PreferredSchemes() }
  }
}

extension View {
  /// Coverage: full for the root; a sheet's background keeps its scheme. Verified: documented.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme))
  }
}
