import Geometry
import LayoutCore
import UIKit
import ViewCore
import Views

/// A gesture recogniser of UIKit as a gesture of SwiftUI.
///
/// The recogniser does not see touches itself: a gesture of SwiftUI of its kind follows them and tells it
/// state and places. Coverage: partial (taps, long presses, pans, swipes, pinches, rotations; others stay
/// possible). Verified: documented.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a recogniser is made and updated with.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where the recogniser's touches are, as SwiftUI counts.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let touch: () -> RecognizedTouch

  /// In the view that has the gesture.
  public var localLocation: CGPoint { touch().location }
  public var localTranslation: CGPoint? { touch().translation }
  public var localVelocity: CGPoint? { touch().velocity }
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { touch().location }
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    touch().translation
  }
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { touch().velocity }
}

extension View {
  /// Attaches a recogniser of UIKit.
  nonisolated public func gesture<T: UIGestureRecognizerRepresentable>(
    _ representable: T
  ) -> some View { modifier(RepresentedGesture(representable: representable)) }
}
