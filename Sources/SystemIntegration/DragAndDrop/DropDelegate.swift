import Geometry
import UIKit
import UniformTypeIdentifiers
import ViewCore

/// What happens to a dropped item.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }

public struct DropProposal: Sendable {
  public let operation: DropOperation
  nonisolated public init(operation: DropOperation) { self.operation = operation }
}

/// Where and what is being dropped. Nothing is: drops reach no picture.
///
/// Coverage: inert. Verified: documented.
public struct DropInfo {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
