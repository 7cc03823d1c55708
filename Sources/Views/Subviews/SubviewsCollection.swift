import Geometry
import ViewCore

/// The views that a container was given, in order.
public struct SubviewsCollection: RandomAccessCollection {
  let elements: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> Subview { elements[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(elements) { $0 } }
}

/// Some of the views that a container was given.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let elements: ArraySlice<Subview>

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { elements[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(elements) { $0 } }
}
