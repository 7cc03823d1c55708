import Geometry
import Previews
import Testing

/// A type of which the macro knows what to animate; `note` and `steps` have no animatable type.
@Animatable
public struct Wedge {
  var start: Double
  var end = 1.5 { didSet { steps += 1 } }
  var x, y: CGFloat
  var turn = Angle.degrees(90)
  let fixed = 7.0
  @AnimatableIgnored var note = "none"
  @AnimatableIgnored var steps = 0
  static let shared = 3.0
  var length: Double { end - start }
}

/// A type that says itself that it is animatable, with nothing that could be.
@Animatable struct Still: Animatable {
  @AnimatableIgnored var isOn = true
}

@Suite struct AnimatableMacroTests {
  private let sample = Wedge(start: 1, end: 3, x: 5, y: 7, turn: .degrees(10))

  @Test func pairsHoldTheStoredVariablesInOrder() {
    let data = sample.animatableData
    #expect(data.first == 1)
    #expect(data.second.first == 3)
    #expect(data.second.second.first == 5)
    #expect(data.second.second.second.first == 7)
    #expect(data.second.second.second.second == Angle.degrees(10).animatableData)
  }

  @Test func whatIsSetReachesTheVariables() {
    var moved = sample
    moved.animatableData.scale(by: 2)
    #expect(moved.start == 2)
    #expect(moved.end == 6)
    #expect(moved.x == 10)
    #expect(moved.y == 14)
    #expect(moved.turn == .degrees(20))
    #expect(moved.steps == 1)
    #expect(moved.note == "none")
  }

  @Test func aTypeWithNothingToAnimateHasEmptyData() {
    #expect(Still().animatableData == EmptyAnimatableData())
  }
}
