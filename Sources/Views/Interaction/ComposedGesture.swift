import Geometry
import ViewCore

/// The recognizer of a gesture that is made of others: keeps the gesture's properties between builds.
final class ComposedRecognizer<G: Gesture>: WrappingRecognizer<G.Value>
where G.Body.Value == G.Value {
  private let storage: PropertyStorage?

  private init(_ base: _Recognizer<G.Value>, _ storage: PropertyStorage?) {
    self.storage = storage
    super.init(base)
  }

  /// The recognizer of the body, with the gesture's properties brought up to date where it has any.
  static func updating(_ old: _Recognizer<G.Value>?, _ gesture: G) -> _Recognizer<G.Value> {
    let fields = DynamicFields.of(G.self)
    guard !fields.isEmpty, let site = GestureSiteScope.site else {
      return gesture.body._recognizer(updating: old)
    }
    let known = old as? ComposedRecognizer
    let storage = known?.storage ?? PropertyStorage(owner: site, viewType: G.self)
    var gesture = gesture
    fields.attach(&gesture, storage: storage, environment: site.environment)
    // A body that needs an object which is not there would trap: nothing follows the touch.
    guard storage.isComplete else { return ComposedRecognizer(_Recognizer(), storage) }
    let body = site.graph?.observing(site) { gesture.body } ?? gesture.body
    let base = body._recognizer(updating: known?.base)
    if let known, known.base === base { return known }
    return ComposedRecognizer(base, storage)
  }
}

/// The view whose gesture is being brought up to date.
@MainActor enum GestureSiteScope {
  private(set) static var site: ViewNode?

  static func running<Result>(at site: ViewNode, _ body: () -> Result) -> Result {
    let outer = self.site
    self.site = site
    defer { self.site = outer }
    return body()
  }
}
