// Times the engine from within. Reads a command a line, answers each with a line of JSON: whoever
// compares can then let a peer run in between.
//
//   layout ROWS · leaf ROWS · change ROWS · build ROWS · shape ROWS
//   columns DEPTH · alternating DEPTH · column-sizings DEPTH · alternating-sizings DEPTH
//   segmented-svg 1 · rows-svg ROWS
//   segmented-frame 1 · moving-rows ROWS · resting-rows ROWS
import GalleryCLI
import Glibc
import Snapshots
import Stories

/// Runs one command.
@MainActor func answer(
  _ line: String, _ layout: LayoutBench, _ pictures: PictureBench, _ motion: MotionBench
) throws -> Measurement {
  let words = line.split(separator: " ")
  guard words.count == 2, let count = Int(words[1]), count > 0 else {
    throw BenchError.unknownCommand(line)
  }
  switch words[0] {
  case "layout": return try layout.layout(rows: count)
  case "leaf": return try layout.leaf(rows: count)
  case "change": return try layout.change(rows: count)
  case "build": return try layout.build(rows: count)
  case "shape": return try layout.shape(rows: count)
  case "columns": return try layout.nest(depth: count, alternates: false)
  case "alternating": return try layout.nest(depth: count, alternates: true)
  case "column-sizings": return try layout.sizings(depth: count, alternates: false)
  case "alternating-sizings": return try layout.sizings(depth: count, alternates: true)
  case "segmented-svg": return try pictures.segmentedControl()
  case "rows-svg": return try pictures.rows(count)
  case "segmented-frame": return try motion.segmentedControl()
  case "moving-rows": return try motion.rows(count, moving: true)
  case "resting-rows": return try motion.rows(count, moving: false)
  default: throw BenchError.unknownCommand(line)
  }
}

/// Writes at once: the reader waits for each line.
func write(_ text: String, to descriptor: Int32) {
  let bytes = Array(text.utf8)
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { exit(1) }
    rest = rest.dropFirst(count)
  }
}

// As the product runs.
RenderingEnvironment.enter()
if let fault = RenderingReadiness.fault {
  write("\(fault)\n", to: STDERR_FILENO)
  exit(1)
}
let layout = LayoutBench()
let pictures = PictureBench()
let motion = MotionBench()
do {
  while let line = readLine() {
    write(try answer(line, layout, pictures, motion).line, to: STDOUT_FILENO)
  }
} catch {
  write("\(error)\n", to: STDERR_FILENO)
  exit(1)
}
