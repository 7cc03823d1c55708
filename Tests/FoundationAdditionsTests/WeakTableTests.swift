import Foundation
import FoundationAdditions
import Testing

/// Tables of objects that can be let go of.
@Suite struct WeakTableTests {
  private final class Listener {}
  private final class Key: NSObject {
    let text: String
    init(_ text: String) { self.text = text }
    override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.text == text }
    override var hash: Int { text.hashValue }
  }

  @Test func aWeakTableLetsGo() {
    let table = NSHashTable<Listener>.weakObjects()
    let kept = Listener()
    var gone: Listener? = Listener()
    table.add(kept)
    table.add(gone)
    table.add(kept)
    #expect(table.count == 2)
    #expect(table.contains(gone))
    gone = nil
    #expect(table.allObjects.count == 1)
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func aStrongTableKeeps() {
    let table = NSHashTable<AnyObject>()
    table.add(Listener())
    #expect(table.count == 1)
  }

  @Test func keysAreEqualAsObjectsSay() {
    let table = NSMapTable<Key, Listener>.strongToWeakObjects()
    var value: Listener? = Listener()
    table.setObject(value, forKey: Key("a"))
    table.setObject(value, forKey: Key("a"))
    #expect(table.count == 1)
    #expect(table.object(forKey: Key("a")) === value)
    #expect(table.object(forKey: Key("b")) == nil)
    value = nil
    #expect(table.count == 0)
  }

  @Test func defaultsAloneAreFoundByName() {
    let defaults = UserDefaults(suiteName: "weak-table-tests") ?? .standard
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
    #expect(NSObject().value(forKey: "count") == nil)
  }
}
