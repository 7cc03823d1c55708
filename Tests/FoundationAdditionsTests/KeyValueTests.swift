import Foundation
import FoundationAdditions
import Testing

@Suite struct KeyValueObservingTests {
  final class Counter: NSObject {
    var count = 0 { didSet { didChangeValue(for: \.count) } }
  }

  @Test func tellsOfChangesUntilLetGo() {
    let counter = Counter()
    var seen: [String] = []
    var observation: NSKeyValueObservation? = counter.observe(
      \.count, options: [.initial, .new, .old]
    ) { _, change in
      seen.append("\(change.oldValue ?? -1)→\(change.newValue ?? -1)")
    }
    counter.count = 3
    counter.count = 5
    observation = nil
    counter.count = 7
    #expect(observation == nil)
    #expect(seen == ["-1→0", "0→3", "3→5"])
  }

  @Test func keepsObjectsApart() {
    let counters = [Counter(), Counter()]
    var count = 0
    let observation = counters[0].observe(\.count) { _, _ in count += 1 }
    counters[1].count = 1
    counters[0].count = 1
    #expect(count == 1)
    observation.invalidate()
    counters[0].count = 2
    #expect(count == 1)
  }
}

@Suite struct AssociatedObjectTests {
  nonisolated(unsafe) private static let first = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)

  @Test func keepsValuesByObjectAndKey() {
    let object = NSObject()
    let second = Self.first + 1
    objc_setAssociatedObject(object, Self.first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, Self.first) as? String == "a")
    #expect(objc_getAssociatedObject(object, second) as? Int == 2)
    #expect(objc_getAssociatedObject(NSObject(), Self.first) == nil)
    objc_setAssociatedObject(object, Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, Self.first) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, second) == nil)
  }

  @Test func holdsAssignedObjectsWeakly() {
    let object = NSObject()
    var value: NSObject? = NSObject()
    objc_setAssociatedObject(object, Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, Self.first) as? NSObject === value)
    value = nil
    #expect(objc_getAssociatedObject(object, Self.first) == nil)
  }
}

@Suite struct KeyValueCodingTests {
  @Test func readsDefaultsByKey() throws {
    let defaults = try #require(UserDefaults(suiteName: "FoundationAdditionsTests"))
    defer { defaults.removePersistentDomain(forName: "FoundationAdditionsTests") }
    defaults.setValue(3, forKey: "three")
    #expect(defaults.value(forKey: "three") as? Int == 3)
  }

  @Test func findsDirectories() {
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    #expect(URL.cachesDirectory.isFileURL)
  }

  @Test func readsXML() {
    final class Names: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
      ) { names.append(elementName) }
    }
    let names = Names()
    let parser = XMLParser(data: Data("<a><b/></a>".utf8))
    parser.delegate = names
    #expect(parser.parse())
    #expect(names.names == ["a", "b"])
  }
}
