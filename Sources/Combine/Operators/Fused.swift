// Operators on top of one of their own kind make one of that kind, not a second one around the first: sources
// name the type that comes out.

extension Publishers.Map {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let inner = self.transform
    return Publishers.Map<Upstream, T>(upstream: upstream) { transform(inner($0)) }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    let inner = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(inner($0)) }
  }
}

extension Publishers.TryMap {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let inner = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try inner($0)) }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    let inner = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try inner($0)) }
  }
}

extension Publishers.CompactMap {
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    let inner = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { inner($0).flatMap(transform) }
  }

  public func map<T>(
    _ transform: @escaping (Output) -> T
  ) -> Publishers.CompactMap<Upstream, T> {
    let inner = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { inner($0).map(transform) }
  }
}

extension Publishers.Filter {
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Upstream> {
    let inner = self.isIncluded
    return Publishers.Filter(upstream: upstream) { inner($0) && isIncluded($0) }
  }
}

extension Just {
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
}
