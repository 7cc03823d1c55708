/// What a document may load and run, by its kind.
package enum ContentSecurityPolicy: String, Sendable {
  /// A page: scripts and styles are files of this server. Style attributes are allowed, since
  /// blending in inline SVG is written in them.
  case page = """
    default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'self'
    """
  /// A page made to stand in other sites' frames: as `page`, and without limits on who frames it.
  case embeddedPage = """
    default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'
    """
  /// A picture opened on its own: no script runs, nothing is loaded from elsewhere.
  case picture = """
    default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox
    """

  /// The policy of a media type; nil where a browser makes no document of it.
  init?(mediaType: String) {
    switch mediaType {
    case MediaType.html.rawValue: self = .page
    case MediaType.svg.rawValue: self = .picture
    default: return nil
    }
  }
}
