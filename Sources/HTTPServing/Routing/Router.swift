/// Finds the handler of a request. Needs no socket.
///
/// A route for GET also answers HEAD. The more specific of two patterns is asked first, whatever
/// the order in which they were added.
package struct Router: Sendable {
  package typealias Handler = @Sendable (RoutedRequest) async throws -> HTTPAnswer

  private struct Route: Sendable {
    let pattern: RoutePattern
    var handlers: [HTTPMethod: Handler]
  }

  private var routes: [Route] = []
  private let problem: @Sendable (any Error) -> HTTPProblem

  /// - Parameter problem: what a client is told about an error that is no `HTTPProblem` itself.
  package init(problem: @escaping @Sendable (any Error) -> HTTPProblem) {
    self.problem = problem
  }

  /// Adds a route; several methods of one pattern belong in one call.
  package mutating func add(_ pattern: RoutePattern, _ handlers: [HTTPMethod: Handler]) {
    let route = Route(pattern: pattern, handlers: handlers)
    let index = routes.firstIndex { pattern.isMoreSpecific(than: $0.pattern) } ?? routes.endIndex
    routes.insert(route, at: index)
  }

  package mutating func get(_ pattern: RoutePattern, _ handler: @escaping Handler) {
    add(pattern, [.get: handler])
  }

  package func respond(to request: HTTPRequest) async -> HTTPAnswer {
    do {
      let (handler, routed) = try handler(for: request)
      return try await handler(routed)
    } catch let error as HTTPProblem {
      return .response(error.response)
    } catch {
      return .response(problem(error).response)
    }
  }

  private func handler(for request: HTTPRequest) throws(HTTPProblem) -> (Handler, RoutedRequest) {
    for route in routes {
      guard let captures = route.pattern.match(request.target.path) else { continue }
      let method = request.method == .head ? .get : request.method
      guard let handler = route.handlers[method] else { throw notAllowed(request, route) }
      return (handler, RoutedRequest(request: request, captures: captures))
    }
    throw HTTPProblem(
      .notFound, detail: "Nothing is at this path.",
      value: "/" + request.target.path.joined(separator: "/"))
  }

  private func notAllowed(_ request: HTTPRequest, _ route: Route) -> HTTPProblem {
    var methods = Set(route.handlers.keys)
    if methods.contains(.get) { methods.insert(.head) }
    let allowed = methods.sorted().map(\.rawValue)
    return HTTPProblem(
      .methodNotAllowed, detail: "This address does not answer \(request.method.rawValue).",
      value: request.method.rawValue, allowed: allowed,
      headers: ["Allow": allowed.joined(separator: ", ")])
  }
}
