import Geometry
import Previews

/// What fingers do on a picture, beyond the touch of a name.
package enum TouchAction: Hashable, Sendable {
  case tap(TouchSpot, count: Int)
  /// A finger that stays.
  case press(TouchSpot)
  case hold(TouchSpot, seconds: Double)
  /// The finger that stays moves by points.
  case move(x: Double, y: Double)
  case release
  /// Of a point: to another point; of a name: from its middle by points.
  case drag(TouchSpot, x: Double, y: Double, seconds: Double)
  /// Two fingers: their distance changes by a factor.
  case pinch(TouchSpot, scale: Double)
  /// Two fingers: they turn about one another, clockwise.
  case rotate(TouchSpot, degrees: Double)
}

/// Where a touch begins.
package enum TouchSpot: Hashable, Sendable {
  case name(String)
  /// Points from the picture's top left corner: what is there is found by hit testing.
  case point(x: Double, y: Double)
}

extension TouchAction {
  /// How an address spells the kinds of touches.
  static let allowed = [
    "tap(120,300)", "tap(name,2)", "press(name)", "move(0,40)", "release", "hold(name,1)",
    "drag(name,0,-200)", "drag(20,700,20,300)", "pinch(name,2)", "rotate(name,90)",
  ]

  static let standardHold = 1.0
  static let standardDrag = 0.25
  private static let counts = 1.0...10
  private static let scales = 0.01...100
  private static let angles = -3600.0...3600

  /// The one spelling.
  var text: String {
    func call(_ name: String, _ spot: TouchSpot?, _ numbers: [Double]) -> String {
      let arguments = (spot.map { [$0.text] } ?? []) + numbers.map { PlainDecimal.text(of: $0) }
      return "\(name)(\(arguments.joined(separator: ",")))"
    }
    switch self {
    case .tap(let spot, let count): return call("tap", spot, count == 1 ? [] : [Double(count)])
    case .press(let spot): return call("press", spot, [])
    case .hold(let spot, let seconds):
      return call("hold", spot, seconds == Self.standardHold ? [] : [seconds])
    case .move(let x, let y): return call("move", nil, [x, y])
    case .release: return "release"
    case .drag(let spot, let x, let y, let seconds):
      return call("drag", spot, [x, y] + (seconds == Self.standardDrag ? [] : [seconds]))
    case .pinch(let spot, let scale): return call("pinch", spot, [scale])
    case .rotate(let spot, let degrees): return call("rotate", spot, [degrees])
    }
  }

  /// The touch of a parsed call; nil if there is none of that name and those arguments.
  init?(_ call: ActionScript.Call) {
    func read(_ count: ClosedRange<Int>) -> (TouchSpot, [Double])? {
      Self.read(call.arguments, numbers: count)
    }
    func inside(_ value: Double?, _ range: ClosedRange<Double>) -> Double? {
      value.flatMap { range.contains($0) ? $0 : nil }
    }
    let lengths = SnapshotLimits.scrollOffsets
    switch call.name {
    case "tap":
      guard let (spot, numbers) = read(0...1),
        let count = inside(numbers.first ?? 1, Self.counts), count == count.rounded()
      else { return nil }
      self = .tap(spot, count: Int(count))
    case "press":
      guard let (spot, _) = read(0...0) else { return nil }
      self = .press(spot)
    case "hold":
      guard let (spot, numbers) = read(0...1),
        let seconds = inside(numbers.first ?? Self.standardHold, SnapshotLimits.touchSeconds)
      else { return nil }
      self = .hold(spot, seconds: seconds)
    case "move":
      let numbers = call.arguments.compactMap { Self.number($0) }
      guard call.arguments.count == 2, numbers.count == 2,
        let x = inside(numbers[0], lengths), let y = inside(numbers[1], lengths)
      else { return nil }
      self = .move(x: x, y: y)
    case "release":
      guard call.arguments.isEmpty else { return nil }
      self = .release
    case "drag":
      guard let (spot, numbers) = read(2...3), let x = inside(numbers[0], lengths),
        let y = inside(numbers[1], lengths),
        let seconds = inside(
          numbers.count > 2 ? numbers[2] : Self.standardDrag, SnapshotLimits.touchSeconds)
      else { return nil }
      self = .drag(spot, x: x, y: y, seconds: seconds)
    case "pinch":
      guard let (spot, numbers) = read(1...1), let scale = inside(numbers[0], Self.scales) else {
        return nil
      }
      self = .pinch(spot, scale: scale)
    case "rotate":
      guard let (spot, numbers) = read(1...1), let degrees = inside(numbers[0], Self.angles) else {
        return nil
      }
      self = .rotate(spot, degrees: degrees)
    default: return nil
    }
  }

  /// A place and the numbers after it. Two numbers in front are a point where so many follow;
  /// quoted ones are names.
  private static func read(
    _ arguments: [ActionScript.Argument], numbers count: ClosedRange<Int>
  ) -> (TouchSpot, [Double])? {
    let values = arguments.map { number($0) }
    if count.contains(arguments.count - 2), let x = values[0], let y = values[1],
      [x, y].allSatisfy(SnapshotLimits.scrollOffsets.contains)
    {
      let rest = values.dropFirst(2).compactMap(\.self)
      return rest.count == arguments.count - 2 ? (.point(x: x, y: y), rest) : nil
    }
    guard let first = arguments.first, count.contains(arguments.count - 1) else { return nil }
    let rest = values.dropFirst().compactMap(\.self)
    return rest.count == arguments.count - 1 ? (.name(first.text), rest) : nil
  }

  private static func number(_ argument: ActionScript.Argument) -> Double? {
    argument.isQuoted ? nil : PlainDecimal.value(of: argument.text)
  }
}

extension TouchSpot {
  /// A name that could be taken for a number is quoted.
  fileprivate var text: String {
    switch self {
    case .point(let x, let y): "\(PlainDecimal.text(of: x)),\(PlainDecimal.text(of: y))"
    case .name(let name):
      ActionScript.isPlain(name) && PlainDecimal.value(of: name) == nil
        ? name : ActionScript.quoted(name)
    }
  }
}
