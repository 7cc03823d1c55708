import Geometry
import UIKit
import ViewCore
import Views

extension View {
  /// Which keyboard fields ask for. Coverage: kept; the placeholder that is drawn is the same.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  /// What fields hold. Coverage: kept; nothing fills in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }

  /// Coverage: inert; nothing types.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
}

extension EnvironmentValues {
  private enum KeyboardTypeKey: EnvironmentKey {
    static let defaultValue = UIKeyboardType.default
  }

  private enum TextContentTypeKey: EnvironmentKey {
    static let defaultValue: UITextContentType? = nil
  }

  package var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }

  package var textContentType: UITextContentType? {
    get { self[TextContentTypeKey.self] }
    set { self[TextContentTypeKey.self] = newValue }
  }
}
