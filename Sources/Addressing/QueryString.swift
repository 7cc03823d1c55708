/// The text of a query, without its `?`, and the parameters it spells.
package enum QueryString {
  /// Every parameter in order, also repeated ones; lone `&` count for nothing.
  package static func parse(_ bytes: some Collection<UInt8>) throws(QueryStringError) -> [QueryItem]
  {
    var items: [QueryItem] = []
    for part in bytes.split(separator: UInt8(ascii: "&")) {
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let name = try decode(part[..<equals], parameter: nil)
      let value = try decode(part[equals...].dropFirst(), parameter: name)
      items.append(QueryItem(name: name, value: value))
    }
    return items
  }

  /// `name=value` for each parameter, joined by `&`; parsing it gives the parameters back.
  package static func print(_ items: [QueryItem]) -> String {
    items.map { "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))" }
      .joined(separator: "&")
  }

  private static func decode(
    _ bytes: some Collection<UInt8>, parameter: String?
  ) throws(QueryStringError) -> String {
    do {
      return try PercentCoding.decode(bytes)
    } catch {
      throw QueryStringError(
        parameter: parameter, value: String(decoding: bytes, as: UTF8.self), failure: error)
    }
  }
}

/// A broken escape in a query.
package struct QueryStringError: Error, Equatable, Sendable {
  /// The parameter whose value it is in; nil when it is in a name.
  package let parameter: String?
  /// As it was written.
  package let value: String
  package let failure: PercentDecodingFailure

  package init(parameter: String?, value: String, failure: PercentDecodingFailure) {
    self.parameter = parameter
    self.value = value
    self.failure = failure
  }
}
