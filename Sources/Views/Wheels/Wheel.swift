import Geometry
import LayoutCore
import ViewCore

/// A drum of rows, the chosen one in its middle. A touch on a row and a drag of the drum choose.
struct Wheel<Row: View>: View {
  /// The rows that there are; nil where they have no end.
  let bounds: Range<Int>?
  let selection: Int
  var alignment = Alignment.center
  let select: @MainActor (Int) -> Void
  @ViewBuilder let row: (Int) -> Row
  @State private var pulled: CGFloat = 0

  var body: some View {
    let middle = CGFloat(selection) - pulled / WheelMetrics.rowHeight
    ZStack {
      ForEach(shownRows(around: middle), id: \.self) { index in
        let place = WheelMetrics.position(CGFloat(index) - middle)
        row(index)
          .lineLimit(1)
          .foregroundStyle(Color.primary.opacity(place.opacity))
          .frame(maxWidth: .infinity, alignment: alignment)
          .frame(height: WheelMetrics.rowHeight)
          .modifier(TouchModifier(action: { select(index) }))
          .accessibilityAddTraits(index == selection ? .isSelected : [])
          .scaleEffect(x: 1, y: place.flattening)
          .offset(y: place.y)
      }
    }
    .font(.system(size: WheelMetrics.fontSize))
    .frame(height: WheelMetrics.height)
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .onChanged { pulled = $0.translation.height }
        .onEnded { value in
          pulled = 0
          select(
            clamped(selection - Int((value.translation.height / WheelMetrics.rowHeight).rounded())))
        }
    )
    .clipped()
  }

  private func clamped(_ index: Int) -> Int {
    guard let bounds, !bounds.isEmpty else { return index }
    return min(max(index, bounds.lowerBound), bounds.upperBound - 1)
  }

  private func shownRows(around middle: CGFloat) -> [Int] {
    let center = Int(middle.rounded())
    let near = (center - WheelMetrics.reach)...(center + WheelMetrics.reach)
    return near.filter { bounds?.contains($0) ?? true }
  }
}

/// The plate under the chosen rows of wheels side by side.
struct WheelPlate: View {
  var body: some View {
    RoundedRectangle(cornerRadius: WheelMetrics.plateRadius)
      .fill(Color(.system(.tertiaryFill)))
      .frame(height: WheelMetrics.rowHeight)
      .padding(.horizontal, WheelMetrics.plateInset)
  }
}

/// The options of a picker as a wheel.
struct WheelPicker<Content: View>: View {
  let choice: PickerChoice
  let content: Content

  var body: some View {
    Group(subviews: content) { options in
      let tags = options.map(\.tag)
      let chosen = tags.firstIndex { $0.map(choice.isSelected) ?? false }
      Wheel(bounds: 0..<options.count, selection: chosen ?? 0) { index in
        if tags.indices.contains(index), let tag = tags[index] { choice.select(tag) }
      } row: { index in
        options[index]
      }
      .background { WheelPlate() }
      .frame(minWidth: 0, idealWidth: WheelMetrics.idealWidth, maxWidth: .infinity)
    }
  }
}
