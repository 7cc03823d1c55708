import Geometry
import UIKit
import ViewCore

/// The delegate that an app would make. No app runs, so none is made: reading it is a fault.
///
/// Coverage: declared, never run. Verified: documented.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
  @MainActor public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  @MainActor public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) belongs to an app, and no app runs in Vitrine")
  }
}
