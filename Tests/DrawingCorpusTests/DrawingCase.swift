import SwiftUI

/// One picture that tests one thing, named by it: `group/thing`.
@MainActor struct DrawingCase {
  let name: String
  /// Points.
  let size: CGSize
  let view: AnyView
  /// Changes to the environment, such as the direction.
  let environment: @MainActor (inout EnvironmentValues) -> Void

  init<V: View>(
    _ name: String, _ width: CGFloat = 100, _ height: CGFloat = 80,
    environment: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder view: () -> V
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.view = AnyView(view())
    self.environment = environment
  }

  static var all: [DrawingCase] {
    shapes + strokes + paths + operations + gradients + styles + effects + filters + blending
      + compositing + masks + clips + transforms + canvases + images + symbols + texts + scripts
      + controls
  }
}

/// Collects cases; each statement is checked by itself, which keeps long lists quick to compile.
@resultBuilder @MainActor enum DrawingCases {
  static func buildBlock(_ cases: [DrawingCase]...) -> [DrawingCase] { cases.flatMap { $0 } }
  static func buildExpression(_ single: DrawingCase) -> [DrawingCase] { [single] }
  static func buildArray(_ cases: [[DrawingCase]]) -> [DrawingCase] { cases.flatMap { $0 } }
}
