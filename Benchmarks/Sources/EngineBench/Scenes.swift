import Geometry
import Observation
import ViewCore
import Views

/// What the text at the end of a row says.
@Observable final class RowModel {
  var value = "value"
}

/// An icon, a text that takes what is left, a text.
struct Row: View {
  let index: Int
  let model: RowModel

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "star.fill").frame(width: 24, height: 24)
      Text("Row number \(index)").frame(maxWidth: .infinity, alignment: .leading)
      Text(model.value)
    }
    .padding(12)
  }
}

/// Rows in a column, all of them built.
struct Rows: View {
  let models: [RowModel]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<models.count, id: \.self) { Row(index: $0, model: models[$0]) }
    }
  }
}

/// Stacks within stacks, a text beside each: columns, or columns and rows in turn.
struct Nest: View {
  let depth: Int
  let alternates: Bool

  var body: some View {
    if depth == 0 {
      Text("Leaf")
    } else if alternates && depth % 2 == 0 {
      HStack {
        Text("Level")
        Nest(depth: depth - 1, alternates: alternates)
      }
    } else {
      VStack {
        Text("Level")
        Nest(depth: depth - 1, alternates: alternates)
      }
    }
  }
}
