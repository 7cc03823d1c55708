import Foundation
import FoundationXML

/// A parsed element with its place in the tree.
final class XMLTree {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLTree] = []
  private(set) weak var parent: XMLTree?
  private(set) var text = ""

  private init(name: String, attributes: [String: String], parent: XMLTree?) {
    self.name = name
    self.attributes = attributes
    self.parent = parent
  }

  /// The root element; `nil` when the bytes are not well-formed.
  static func parse(_ bytes: [UInt8]) -> XMLTree? {
    let builder = Builder()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = builder
    guard parser.parse(), builder.open.isEmpty else { return nil }
    return builder.root
  }

  /// This element and all below, in document order.
  var all: [XMLTree] { [self] + children.flatMap(\.all) }

  /// From the parent to the root.
  var ancestors: [XMLTree] { parent.map { [$0] + $0.ancestors } ?? [] }

  func all(_ name: String) -> [XMLTree] { all.filter { $0.name == name } }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: XMLTree?
    var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = XMLTree(name: elementName, attributes: attributes, parent: open.last)
      open.last?.children.append(element)
      if open.isEmpty { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
  }
}
