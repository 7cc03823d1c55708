import Geometry
import LayoutCore
import UIKit
import ViewCore
import Views

/// Follows touches by a gesture of SwiftUI and tells a recogniser of them.
struct RepresentedGesture<R: UIGestureRecognizerRepresentable> {
  let representable: R
  @State private var held = HeldRecognizer<R>()
}

extension RepresentedGesture: ViewModifier {
  func body(content: Content) -> some View {
    let recognizer = held.recognizer(of: representable)
    return followed(content, recognizer)
  }

  @MainActor @ViewBuilder private func followed(
    _ content: Content, _ recognizer: R.UIGestureRecognizerType
  ) -> some View {
    if !recognizer.isEnabled {
      content
    } else if let tap = recognizer as? UITapGestureRecognizer {
      content.gesture(
        SpatialTapGesture(count: tap.numberOfTapsRequired).onEnded {
          tell(.ended, RecognizedTouch(location: $0.location))
        })
    } else if let press = recognizer as? UILongPressGestureRecognizer {
      content.gesture(
        LongPressGesture(
          minimumDuration: press.minimumPressDuration, maximumDistance: press.allowableMovement
        ).onEnded { _ in
          tell(.began, RecognizedTouch(location: .zero))
          tell(.ended, nil)
        })
    } else if recognizer is UIPinchGestureRecognizer {
      content.gesture(
        MagnifyGesture().onChanged { tell(magnified: $0.magnification, at: $0.startLocation) }
          .onEnded { _ in tell(.ended, nil) })
    } else if recognizer is UIRotationGestureRecognizer {
      content.gesture(
        RotateGesture().onChanged { tell(turned: $0.rotation, at: $0.startLocation) }
          .onEnded { _ in tell(.ended, nil) })
    } else if recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer {
      content.gesture(drag(recognizer))
    } else {
      content
    }
  }

  @MainActor private func drag(_ recognizer: UIGestureRecognizer) -> some Gesture {
    DragGesture().onChanged { value in
      guard recognizer is UIPanGestureRecognizer else { return }
      if held.isFollowing {
        tell(.changed, RecognizedTouch(value))
      } else {
        (recognizer as? UIPanGestureRecognizer)?.resetTranslation()
        tell(.began, RecognizedTouch(value))
      }
    }
    .onEnded { value in
      if let swipe = recognizer as? UISwipeGestureRecognizer,
        !swipe.direction.contains(value.translation)
      {
        return
      }
      tell(.ended, RecognizedTouch(value))
    }
  }

  @MainActor private func tell(magnified scale: CGFloat, at point: CGPoint) {
    (held.recognizer as? UIPinchGestureRecognizer)?.scale = scale
    tell(held.isFollowing ? .changed : .began, RecognizedTouch(location: point))
  }

  @MainActor private func tell(turned angle: Angle, at point: CGPoint) {
    (held.recognizer as? UIRotationGestureRecognizer)?.rotation = CGFloat(angle.radians)
    tell(held.isFollowing ? .changed : .began, RecognizedTouch(location: point))
  }

  @MainActor private func tell(_ state: UIGestureRecognizer.State, _ touch: RecognizedTouch?) {
    held.tell(state, touch, representable)
  }
}

/// The recogniser of a representable and its coordinator, made once.
@MainActor final class HeldRecognizer<R: UIGestureRecognizerRepresentable> {
  private(set) var recognizer: R.UIGestureRecognizerType?
  private var context: R.Context?
  private(set) var isFollowing = false

  nonisolated init() {}

  func recognizer(of representable: R) -> R.UIGestureRecognizerType {
    if let recognizer, let context {
      representable.updateUIGestureRecognizer(recognizer, context: context)
      return recognizer
    }
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter { [weak self] in
      self?.recognizer?.touch ?? RecognizedTouch(location: .zero)
    }
    let made = R.Context(
      coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    let recognizer = representable.makeUIGestureRecognizer(context: made)
    self.recognizer = recognizer
    context = made
    return recognizer
  }

  func tell(_ state: UIGestureRecognizer.State, _ touch: RecognizedTouch?, _ representable: R) {
    guard let recognizer, let context else { return }
    recognizer.state = state
    if let touch { recognizer.touch = touch }
    isFollowing = state == .began || state == .changed
    representable.handleUIGestureRecognizerAction(recognizer, context: context)
    guard state == .ended else { return }
    recognizer.touch = nil
    recognizer.state = .possible
  }
}

extension RecognizedTouch {
  fileprivate init(_ drag: DragGesture.Value) {
    self.init(
      location: drag.location,
      translation: CGPoint(x: drag.translation.width, y: drag.translation.height),
      velocity: CGPoint(x: drag.velocity.width, y: drag.velocity.height))
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// Whether a way leads mostly in one of these directions.
  fileprivate func contains(_ way: CGSize) -> Bool {
    if abs(way.width) >= abs(way.height) { return contains(way.width < 0 ? .left : .right) }
    return contains(way.height < 0 ? .up : .down)
  }
}
