import Addressing
import GalleryStories
import Geometry
import Previews
import Snapshots

/// Reads the page's form as browsers send it, and gives the address of the state that it describes.
///
/// Browsers write a space as `+` in a form, and in nothing else; so forms have a route of their own,
/// and it leads to the address proper. Of a name that is sent twice the last counts: a hidden “off”
/// stands before each box that may be “on”. `canvas` stands for `device` or `size`; a name after `~`,
/// when it is sent, sets the control of that name to nil.
enum StateForm {
  /// The field that stands for `device` and `size`.
  static let canvasField = "canvas"
  /// What stands before a control's name in the field that makes it nil.
  static let nilPrefix = "~"

  /// - Parameter rawTarget: the request's target as it was sent.
  static func query(
    rawTarget: String, of component: CatalogueComponent
  ) throws(QueryStringError) -> [QueryItem] {
    let bytes = Array(rawTarget.utf8)
    let question = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let plus = UInt8(ascii: "+")
    let spaced = bytes[question...].dropFirst()
      .flatMap { $0 == plus ? Array("%20".utf8) : [$0] }
    var fields: [QueryItem] = []
    for field in try QueryString.parse(spaced) {
      fields.removeAll { $0.name == field.name }
      fields.append(field)
    }
    let story = component.story(fields.first { $0.name == "story" }?.value) ?? component.stories[0]
    let nils = Set(
      fields.filter { $0.name.hasPrefix(nilPrefix) }.map { String($0.name.dropFirst()) })
    let canvas = fields.first { $0.name == canvasField }?.value
    // Without a device there is nothing to turn, and no field that says how.
    if let canvas, Device.named(canvas) == nil { fields.removeAll { $0.name == "orientation" } }
    return fields.compactMap { field in
      if field.name.hasPrefix(nilPrefix) { return nil }
      if nils.contains(field.name) { return QueryItem(name: field.name, value: "~") }
      return item(field, in: story)
    }
  }

  /// The parameter that a field stands for; nil for a field left empty that has to have a value.
  private static func item(_ field: QueryItem, in story: CatalogueStory) -> QueryItem? {
    // Browsers send line ends of text areas as two characters.
    let value = field.value.replacingOccurrences(of: "\r\n", with: "\n")
    if field.name == canvasField {
      if value.isEmpty { return nil }
      let isDevice = Device.named(value) != nil
      return QueryItem(name: isDevice ? "device" : "size", value: value)
    }
    if value.isEmpty, story.control(parameter: field.name)?.type.takesEmptyText != true {
      return nil
    }
    return QueryItem(name: field.name, value: value)
  }
}

extension ControlType {
  /// Whether the empty text is a value, not the absence of one.
  fileprivate var takesEmptyText: Bool {
    switch kind {
    case .text, .list: true
    case .boolean, .integer, .number, .choice, .color, .date: false
    }
  }
}
