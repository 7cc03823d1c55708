import Foundation

extension NotificationCenter {
  /// Publishes the notifications of a name, sent by `object` or, if nil, by anyone.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications as they are posted.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      nonisolated(unsafe) let unsafeSubject = subject
      nonisolated(unsafe) let token = center.addObserver(
        forName: name, object: object, queue: nil
      ) { unsafeSubject.send($0) }
      let outlet = Outlet(subscriber)
      outlet.attach(AnyCancellable { [center] in center.removeObserver(token) })
      outlet.open()
      outlet.take(subject)
    }
  }
}
