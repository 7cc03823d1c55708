import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@testable import Snapshots

@Suite @MainActor struct GestureTests {
  @Test(
    arguments: [
      ("tap(a)", ["one"]), ("tap(a);tap(a)", ["one", "one"]), ("tap(100,100)", ["one"]),
      ("tap(a,2)", ["one", "one"]), ("hold(a,0.5)", ["one"]), ("hold(a,2)", []),
      // A finger that moves does not tap.
      ("drag(a,4,0)", ["one"]), ("drag(a,30,0)", []),
    ])
  func taps(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      Color.red.onTapGesture { log.add("one") }.accessibilityIdentifier("a")
    }
    #expect(run.entries == expected)
  }

  /// A gesture that is not there leaves the touch to what is under it.
  @Test(arguments: [(true, ["own"]), (false, ["under"])])
  func optionalGestures(isThere: Bool, _ expected: [String]) async throws {
    let run = try await TouchRun("tap(a)") { log in
      Color.red.accessibilityIdentifier("a")
        .gesture(isThere ? TapGesture().onEnded { log.add("own") } : nil)
        .onTapGesture { log.add("under") }
    }
    #expect(run.entries == expected)
  }

  /// An inner double tap holds a single one back until no second touch comes; an inner single tap
  /// leaves nothing to a double one.
  @Test(
    arguments: [
      ("tap(inner)", ["single"]), ("tap(inner,2)", ["double"]),
      ("tap(inner,3)", ["double", "single"]),
      ("tap(inner);wait(0.1);tap(inner)", ["double"]),
      ("tap(inner);wait(0.4);tap(inner)", ["single", "single"]),
      ("tap(inner);wait(0.1)", []), ("tap(outer)", ["single"]),
      ("tap(outer,2)", ["single", "single"]),
    ])
  func doubleTaps(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      VStack {
        Color.red.onTapGesture(count: 2) { log.add("double") }
          .onTapGesture { log.add("single") }
          .accessibilityIdentifier("inner")
        Color.red.onTapGesture { log.add("single") }
          .onTapGesture(count: 2) { log.add("double") }
          .accessibilityIdentifier("outer")
      }
    }
    #expect(run.entries == expected)
  }

  @Test(
    arguments: [
      ("tap(30,40)", ["local 10,20", "global 30,40", "named 20,30"]),
      ("tap(a)", ["local 80,80", "global 100,100", "named 90,90"]),
    ])
  func tapsHavePlaces(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      Color.red
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("box"))
            .onEnded { log.add("named \(short($0.location))") }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global)
            .onEnded { log.add("global \(short($0.location))") }
        )
        .simultaneousGesture(
          SpatialTapGesture().onEnded { log.add("local \(short($0.location))") }
        )
        .accessibilityIdentifier("a")
        .padding(10).coordinateSpace(.named("box")).padding(10)
    }
    #expect(Set(run.entries) == Set(expected))
  }

  @Test(
    arguments: [
      ("tap(a)", ["pressing true", "pressing false"]),
      ("hold(a,0.4)", ["pressing true", "pressing false"]),
      ("hold(a)", ["pressing true", "pressing false", "long"]),
      ("press(a)", ["pressing true", "pressing false", "long"]),
      ("press(a);wait(0.2)", ["pressing true"]),
      ("press(a);wait(0.2);release", ["pressing true", "pressing false"]),
      ("press(a);wait(0.2);move(30,0)", ["pressing true", "pressing false"]),
      ("press(a);wait(0.1);move(5,0);wait(0.6)", ["pressing true", "pressing false", "long"]),
    ])
  func longPresses(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      Color.red
        .onLongPressGesture {
          log.add("long")
        } onPressingChanged: {
          log.add("pressing \($0)")
        }
        .accessibilityIdentifier("a")
    }
    #expect(run.entries.sorted() == expected.sorted())
    #expect(run.entries.first == "pressing true")
  }

  @Test func aPressOfTheAddressStays() async throws {
    let log = TouchLog()
    let run = try await TouchRun("", query: "size=200x200&pressed=a") { _ in
      Color.red
        .onLongPressGesture {
          log.add("long")
        } onPressingChanged: {
          log.add("pressing \($0)")
        }
        .accessibilityIdentifier("a")
    }
    #expect(log.entries == ["pressing true"])
    #expect(run.snapshot.warnings.isEmpty)
  }

  @Test(
    arguments: [
      // Half a second of taps after a short hold; a tap on a view with both.
      ("tap(a)", ["tap"]), ("hold(a,0.3)", ["tap"]), ("hold(a,1)", ["long"]),
    ])
  func tapAndPress(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      Color.red.onTapGesture { log.add("tap") }.onLongPressGesture { log.add("long") }
        .accessibilityIdentifier("a")
    }
    #expect(run.entries == expected)
  }

  @Test(
    arguments: [
      // Translation, start, place, velocity and where it would come to rest.
      ("drag(a,40,0)", "40,0 from 90,90 at 130,90 v 160,0 to 170,90"),
      ("drag(a,0,-20,0.5)", "0,-20 from 90,90 at 90,70 v 0,-40 to 90,60"),
      ("drag(20,30,70,30)", "50,0 from 10,20 at 60,20 v 200,0 to 110,20"),
      ("press(a);move(30,40);release", "30,40 from 90,90 at 120,130 v 120,160 to 150,170"),
      // A finger that rests before it leaves has no velocity.
      ("press(a);move(30,40);wait(1);release", "30,40 from 90,90 at 120,130 v 0,0 to 120,130"),
    ])
  func drags(_ script: String, _ expected: String) async throws {
    let run = try await TouchRun(script) { log in
      Color.red
        .gesture(
          DragGesture().onEnded { value in
            log.add(
              "\(short(value.translation)) from \(short(value.startLocation))"
                + " at \(short(value.location)) v \(short(value.velocity))"
                + " to \(short(value.predictedEndLocation))")
          }
        )
        .accessibilityIdentifier("a").padding(10)
    }
    #expect(run.entries == [expected])
  }

  @Test(
    arguments: [
      (0.0, "tap(a)", ["0,0", "end"]), (0, "drag(a,3,0,0.0167)", ["0,0", "3,0", "end"]),
      (10, "tap(a)", []), (10, "drag(a,9,0)", []), (10, "drag(a,10,0,0.0167)", ["10,0", "end"]),
      (10, "drag(a,12,0,0.05)", ["12,0", "end"]),
      (10, "drag(a,30,0,0.05)", ["10,0", "20,0", "30,0", "end"]),
      (50, "drag(a,40,0)", []), (50, "drag(a,30,40,0.0167)", ["30,40", "end"]),
    ])
  func dragsBeginAtADistance(
    _ distance: Double, _ script: String, _ expected: [String]
  ) async throws {
    let run = try await TouchRun(script) { log in
      Color.red
        .gesture(
          DragGesture(minimumDistance: distance)
            .onChanged { log.add(short($0.translation)) }
            .onEnded { _ in log.add("end") }
        )
        .accessibilityIdentifier("a")
    }
    #expect(run.entries == expected)
  }

  /// Places of a drag in the spaces that it is asked for.
  @Test(arguments: [("local", "10,20"), ("global", "30,40"), ("box", "20,30")])
  func dragsHaveSpaces(_ space: String, _ expected: String) async throws {
    let run = try await TouchRun("drag(30,40,80,40)") { log in
      let coordinates: CoordinateSpace =
        switch space {
        case "local": .local
        case "global": .global
        default: .named(space)
        }
      return Color.red
        .gesture(
          DragGesture(coordinateSpace: coordinates)
            .onEnded { log.add(short($0.startLocation)) }
        )
        .padding(10).coordinateSpace(.named("box")).padding(10)
    }
    #expect(run.entries == [expected])
  }

  private struct Draggable: View {
    let log: TouchLog
    @GestureState private var offset = CGSize.zero

    var body: some View {
      Color.red.offset(offset)
        .gesture(
          DragGesture().updating($offset) { value, state, _ in state = value.translation }
            .onEnded { log.add("ended \(short($0.translation))") }
        )
        .accessibilityIdentifier("a")
        .overlay { Text(short(offset)) }
    }
  }

  @Test(
    arguments: [
      ("", "0,0", []), ("press(a);move(30,0)", "30,0", []),
      ("press(a);move(30,0);move(0,20)", "30,20", []),
      ("press(a);move(30,0);release", "0,0", ["ended 30,0"]),
      ("drag(a,40,0,0.5);wait(0.25)", "20,0", []), ("drag(a,40,0,0.5)", "0,0", ["ended 40,0"]),
      // A second touch ends the first.
      ("press(a);move(30,0);tap(a)", "0,0", []),
    ])
  func statesFallBack(_ script: String, _ shown: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { Draggable(log: $0) }
    #expect(run.snapshot.frames(ofText: shown).count == 1)
    #expect(run.entries == expected)
  }

  @Test(
    arguments: [
      ("pinch(a,2)", "magnified 200 at 50,50 from 90,90"),
      ("pinch(a,0.5)", "magnified 50 at 50,50 from 90,90"),
      ("pinch(55,100,1.5)", "magnified 150 at 25,50 from 45,90"),
      ("rotate(a,90)", "turned 90 at 50,50 from 90,90"),
      ("rotate(a,-450)", "turned -450 at 50,50 from 90,90"),
    ])
  func twoFingers(_ script: String, _ expected: String) async throws {
    let run = try await TouchRun(script) { log in
      func place(_ anchor: UnitPoint, _ start: CGPoint) -> String {
        return "at \(short(anchor.x * 100)),\(short(anchor.y * 100)) from \(short(start))"
      }
      return Color.red
        .gesture(
          MagnifyGesture().onEnded { value in
            log.add(
              "magnified \(short(value.magnification * 100)) \(place(value.startAnchor, value.startLocation))"
            )
          }
        )
        .gesture(
          RotateGesture().onEnded { value in
            log.add(
              "turned \(short(value.rotation.degrees))"
                + " \(place(value.startAnchor, value.startLocation))")
          }
        )
        .accessibilityIdentifier("a").padding(10)
    }
    #expect(run.entries == [expected])
  }

  @Test(arguments: [("pinch(a,2)", ["200"]), ("pinch(a,1.001)", []), ("drag(a,50,0)", [])])
  func olderSpellings(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      Color.red
        .gesture(MagnificationGesture().onEnded { log.add(short($0 * 100)) })
        .gesture(RotationGesture().onEnded { log.add("turned \(short($0.degrees))") })
        .accessibilityIdentifier("a")
    }
    #expect(run.entries == expected)
  }
}
