import Geometry
import ViewCore

/// The styles set for a kind of control, innermost last.
///
/// A style that builds the control again from its configuration gets the style around its own, so
/// the stack loses its last entry below the body of a style.
struct StyleStack<Style>: @unchecked Sendable {
  private let base: Style
  private var styles: [Style] = []

  init(_ base: Style) { self.base = base }

  var current: Style { styles.last ?? base }

  mutating func push(_ style: Style) { styles.append(style) }
  mutating func pop() { if !styles.isEmpty { styles.removeLast() } }
}

extension View {
  /// This body of a style, with the style around it for controls of the same kind inside.
  nonisolated func insideStyle<Style>(
    _ stack: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) -> some View { changingEnvironment { $0[keyPath: stack].pop() } }

  nonisolated func pushingStyle<Style>(
    _ style: Style, _ stack: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) -> some View { changingEnvironment { $0[keyPath: stack].push(style) } }
}
