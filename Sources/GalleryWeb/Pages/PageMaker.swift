import Geometry
import HTTPServing
import Templating

/// Makes pages: a template within the frame that all pages share.
package struct PageMaker: Sendable {
  private let templates: TemplateSet
  private let assetHash: String
  private let links: [SiteLink]

  init(resources: SiteResources, links: [SiteLink]) {
    templates = resources.templates
    assetHash = resources.assets.hash
    self.links = links
  }

  /// A page as an answer for this state of the gallery.
  ///
  /// - Parameters:
  ///   - template: the name of the page's template, which includes the partials `head` and `foot`.
  ///   - title: what browsers show as the page's name.
  package func page(
    _ template: String, title: String, status: HTTPStatus = .ok,
    values: [String: TemplateValue]
  ) throws(TemplateError) -> HTTPResponse {
    var values = values
    values["pageTitle"] = .text(title)
    values["assets"] = .text("/assets/\(assetHash)")
    values["links"] = .list(
      links.map { ["title": .text($0.title), "path": .text($0.path)] })
    return HTTPResponse(.html, try templates.render(template, .object(values)), status: status)
  }

  /// A fragment of a page, filled once and put into many.
  func fragment(
    _ template: String, _ values: [String: TemplateValue]
  ) throws(TemplateError) -> String {
    try templates.render(template, .object(values))
  }
}
