import Geometry

// Requirements of `UICollectionViewDelegate` as sources call them that were written for a protocol whose
// requirements may be missing: `delegate.requirement?(…)`. None is missing here: each has a default.

extension UICollectionViewDelegate {
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDelegate_collectionView? {
    _UICollectionViewDelegate_collectionView(delegate: self)
  }
}

@MainActor @preconcurrency
public struct _UICollectionViewDelegate_collectionView {
  let delegate: any UICollectionViewDelegate

  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { delegate.collectionView(collectionView, didSelectItemAt: indexPath) }
}
