/// A modifier of the engine's own, of whatever type.
///
/// Modifiers that are used most are inlined where they are written: the compiler then knows what their
/// `some View` stands for, and nothing of it is looked up at run time. Their own types stay hidden in
/// here. Public, hence underscored, as everything that is inlined in other modules.
public struct _BuiltInModifier {
  private let base: any ViewModifier

  nonisolated package init(_ base: any ViewModifier) { self.base = base }
}

extension _BuiltInModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    func makeNode<Modifier: ViewModifier>(_ base: Modifier) -> _ViewNode {
      Modifier._makeNode(base, content: content, replacing: old, inputs: inputs)
    }
    return makeNode(modifier.base)
  }
}

package typealias BuiltInModifier = _BuiltInModifier
