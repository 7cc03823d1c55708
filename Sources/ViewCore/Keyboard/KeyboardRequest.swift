import Geometry

/// What a focused field asks to be shown over the bottom of the canvas.
package struct KeyboardRequest {
  package let environment: EnvironmentValues
  /// Builds the keyboard's node, or brings it up to date, from the preferences of the screen that the
  /// field is on.
  package let makeNode:
    @MainActor ((any KeyboardNode)?, ViewInputs, PreferenceValues) -> any KeyboardNode

  package init(
    environment: EnvironmentValues,
    makeNode:
      @escaping @MainActor ((any KeyboardNode)?, ViewInputs, PreferenceValues) -> any KeyboardNode
  ) {
    self.environment = environment
    self.makeNode = makeNode
  }
}

/// A node that lies over the whole canvas and draws a keyboard at its bottom.
@MainActor package protocol KeyboardNode: MovingLayer {
  /// Points from the bottom of the canvas to the upper edge of the keyboard and its bar.
  var coveredHeight: CGFloat { get }
}

/// The keyboard that the focused field of a screen asks for; `nil` without one.
package enum KeyboardKey: PreferenceKey {
  package static var defaultValue: KeyboardRequest? { nil }
  package static func reduce(value: inout KeyboardRequest?, nextValue: () -> KeyboardRequest?) {
    value = value ?? nextValue()
  }
}
