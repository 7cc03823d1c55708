/// One parameter of a query, decoded. A key without `=` has the empty value.
package struct QueryItem: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
