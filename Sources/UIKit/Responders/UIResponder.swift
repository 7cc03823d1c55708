import Geometry

/// An object that can take touches and text.
///
/// Coverage: partial (the chain; nothing sends events). Verified: documented.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  private var hasFocus = false

  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { hasFocus }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    hasFocus = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    hasFocus = false
    return true
  }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var undoManager: UndoManager? { nil }
  open var inputViewController: UIViewController? { nil }
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  open var textInputContextIdentifier: String? { nil }
  open func reloadInputViews() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open var keyCommands: [UIKeyCommand]? { nil }
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  // What assistive technology asks of an object. Nothing asks here.

  open var accessibilityFrame: CGRect { .zero }
  open var accessibilityActivationPoint: CGPoint { .zero }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  /// The class, and a view's frame. Apple's has the address too, which differs from run to run.
  nonisolated open override var description: String { MainActor.assumeIsolated { nameAndFrame } }
  nonisolated open override var debugDescription: String { description }
}

extension UIResponder {
  private var nameAndFrame: String {
    guard let view = self as? UIView else { return "<\(Swift.type(of: self))>" }
    let frame = view.frame
    return "<\(Swift.type(of: self)); frame = "
      + "(\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
  }
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

/// A finger on the screen. None ever is.
@MainActor @preconcurrency
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  override init() {}

  open var phase: Phase { .ended }
  open var tapCount: Int { 0 }
  open var timestamp: TimeInterval { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Something the user did. Nothing ever is.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  public enum EventSubtype: Int, Sendable { case none, motionShake }

  override init() {}

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  open var allTouches: Set<UITouch>? { nil }
  open var timestamp: TimeInterval { 0 }
}

open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

/// A key that is held. None ever is.
@MainActor @preconcurrency
open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  override init() {}
  open var type: PressType { .select }
  open var timestamp: TimeInterval { 0 }
}
