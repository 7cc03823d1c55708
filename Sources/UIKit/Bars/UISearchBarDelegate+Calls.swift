import Geometry

// Requirements of `UISearchBarDelegate` as sources call them that were written for a protocol whose
// requirements may be missing: `delegate.requirement?(…)`. None is missing here: each has a default.

extension UISearchBarDelegate {
  @_disfavoredOverload
  public var searchBar: _UISearchBarDelegate_searchBar? {
    _UISearchBarDelegate_searchBar(delegate: self)
  }

  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }

  @_disfavoredOverload
  public var searchBarTextDidEndEditing: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }

  @_disfavoredOverload
  public var searchBarSearchButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }

  @_disfavoredOverload
  public var searchBarCancelButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }
}

@MainActor @preconcurrency
public struct _UISearchBarDelegate_searchBar {
  let delegate: any UISearchBarDelegate

  public func callAsFunction(
    _ searchBar: UISearchBar, textDidChange searchText: String
  ) { delegate.searchBar(searchBar, textDidChange: searchText) }
}
