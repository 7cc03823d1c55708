import HTTPServing
import Templating

/// Routes that a site has beside those of its components: one part of the gallery, such as the
/// recorded cases.
package protocol RouteGroup: Sendable {
  /// Where the gallery's pages link to this part; nil for no link.
  var link: SiteLink? { get }

  /// Adds the routes; pages are made by `pages`.
  func addRoutes(to router: inout Router, pages: PageMaker)
}

/// A link of the pages' navigation.
package struct SiteLink: Hashable, Sendable {
  package let title: String
  package let path: String

  package init(title: String, path: String) {
    self.title = title
    self.path = path
  }
}
