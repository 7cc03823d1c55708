import Geometry

// Requirements of `UITableViewDelegate` as sources call them that were written for a protocol whose
// requirements may be missing: `delegate.requirement?(…)`. None is missing here: each has a default.

extension UITableViewDelegate {
  @_disfavoredOverload
  public var tableView: _UITableViewDelegate_tableView? {
    _UITableViewDelegate_tableView(delegate: self)
  }
}

@MainActor @preconcurrency
public struct _UITableViewDelegate_tableView {
  let delegate: any UITableViewDelegate

  public func callAsFunction(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) { delegate.tableView(tableView, didSelectRowAt: indexPath) }
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { delegate.tableView(tableView, heightForRowAt: indexPath) }
}
