/// What browsers may do with an answer they have kept.
package enum CachePolicy: String, Sendable {
  /// Ask again each time, with the entity tag: a state's picture changes with the build.
  case revalidate = "no-cache"
  /// Never ask again: the address names the content.
  case immutable = "public, max-age=31536000, immutable"
}
