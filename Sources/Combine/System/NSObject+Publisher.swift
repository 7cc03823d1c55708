import Foundation
import FoundationAdditions

extension NSObject {
  /// Publishes the values of a property that its object tells of.
  public struct KeyValueObservingPublisher<Subject: _KeyValueCodingAndObserving, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      let values = PassthroughSubject<Value, Never>()
      let isFirstSent = options.contains(.initial)
      let first = object[keyPath: keyPath]
      let observation = object.observe(keyPath, options: []) { object, _ in
        values.send(object[keyPath: keyPath])
      }
      let all = values.handleEvents(receiveCancel: { observation.invalidate() })
      if isFirstSent {
        all.prepend(first).subscribe(subscriber)
      } else {
        all.subscribe(subscriber)
      }
    }
  }
}

extension _KeyValueCodingAndObserving {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
