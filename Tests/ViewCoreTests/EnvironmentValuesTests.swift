import Geometry
import Testing

@testable import ViewCore

private enum Title: EnvironmentKey { static let defaultValue = "default" }
private enum Count: EnvironmentKey { static let defaultValue: Int? = 7 }
private enum Action: EnvironmentKey { static var defaultValue: () -> Void { {} } }
private final class Model {}

@Suite struct EnvironmentValuesTests {
  @Test func theLastValueOfAKeyHolds() {
    var values = EnvironmentValues()
    #expect(values[Title.self] == "default" && values[Count.self] == 7)
    values[Title.self] = "a"
    let before = values
    values[Count.self] = nil
    values[Title.self] = "b"
    #expect(values[Title.self] == "b" && values[Count.self] == nil)
    #expect(before[Title.self] == "a" && before[Count.self] == 7)
  }

  @Test func objectsAreFoundByTheirType() {
    var values = EnvironmentValues()
    let model = Model()
    values[Model.self] = model
    #expect(values[Model.self] === model)
    values[Model.self] = nil
    #expect(values[Model.self] == nil)
  }

  /// A drawing may set the same values again and again: what is replaced is let go of.
  @Test func replacedValuesAreLetGoOf() {
    var values = EnvironmentValues()
    weak var first: Model?
    do {
      let model = Model()
      first = model
      values[Model.self] = model
    }
    #expect(first != nil)
    for index in 0..<100_000 {
      values[Model.self] = nil
      values[Count.self] = index
    }
    #expect(first == nil && values[Count.self] == 99_999)
  }

  @Test func equalValuesMakeEqualEnvironments() {
    var base = EnvironmentValues()
    base[Title.self] = "a"
    var (left, right) = (base, base)
    #expect(left.isEqual(to: right))
    left[Count.self] = 1
    #expect(!left.isEqual(to: right) && !right.isEqual(to: left))
    right[Title.self] = "a"
    right[Count.self] = 1
    #expect(left.isEqual(to: right) && right.isEqual(to: left))
    right[Title.self] = "b"
    #expect(!left.mayBeEqual(to: right))
    right.layoutDirection = .rightToLeft
    left[Title.self] = "b"
    #expect(!left.isEqual(to: right))
  }

  @Test func whatCannotBeComparedMayBeEqual() {
    var (left, right) = (EnvironmentValues(), EnvironmentValues())
    left[Action.self] = {}
    right[Action.self] = {}
    #expect(left.mayBeEqual(to: right) && !left.isEqual(to: right))
  }

  /// Also when the list of settings has been made shorter in between.
  @Test(arguments: [0, 500]) func changesSinceABaseAreAdded(to repeats: Int) {
    var base = EnvironmentValues()
    base[Title.self] = "base"
    var inner = base
    for index in 0...repeats { inner[Count.self] = index }
    var place = EnvironmentValues()
    place[Title.self] = "place"
    let both = place.adding(changesOf: inner, since: base)
    #expect(both[Title.self] == "place" && both[Count.self] == repeats)
  }

  @MainActor @Test func whatIsDerivedFollowsTheValues() {
    var values = EnvironmentValues()
    values[Title.self] = "a"
    func derived() -> Model { values.derived { _ in Model() } }
    let first = derived()
    #expect(derived() === first)
    values.layoutDirection = .rightToLeft
    let second = derived()
    #expect(second !== first && derived() === second)
  }
}
