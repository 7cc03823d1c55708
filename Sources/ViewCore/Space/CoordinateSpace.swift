import Geometry

/// A resolved coordinate space.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A frame of reference within the layout system.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The name under which every scroll view declares its viewport and content spaces.
  package enum Scroll: Hashable { case nearest, horizontal, vertical }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.Scroll.nearest))
  }

  /// The space of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(
      name: AnyHashable(
        axis == .horizontal
          ? NamedCoordinateSpace.Scroll.horizontal : NamedCoordinateSpace.Scroll.vertical))
  }
}

/// A node that declares named coordinate spaces over its own bounds.
package protocol CoordinateSpaceProvider: ViewNode {
  func provides(_ name: AnyHashable) -> Bool
}

struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: NodeModifier {
  typealias Node = CoordinateSpaceNode
}

final class CoordinateSpaceNode: ModifierNode<CoordinateSpaceModifier>, CoordinateSpaceProvider {
  func provides(_ name: AnyHashable) -> Bool { modifier.name == name }
}

extension View {
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

extension ViewNode {
  /// The node over whose bounds a space is laid; `nil` is the window.
  ///
  /// Rule CS1: the nearest ancestor of that name; an unknown name is the window, with a warning.
  package final func provider(of space: CoordinateSpace) -> ViewNode? {
    switch space {
    case .global: return nil
    case .local: return self
    case .named(let name):
      let found = layoutParent?.ancestor {
        ($0 as? any CoordinateSpaceProvider)?.provides(name) ?? false
      }
      if found == nil, !(name.base is NamedCoordinateSpace.Scroll) {
        graph?.warn(
          .missingCoordinateSpace,
          "no coordinate space named \(describeID(name)) above: taken as global")
      }
      return found
    }
  }

  /// This node's bounds in a coordinate space.
  package final func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: placedSize).applying(transform(to: provider(of: space)))
  }
}
