import Combine
import SwiftUI

struct LineShape: Shape {
  var values: [Double]
  var animatableData: Double = 1

  func path(in rect: CGRect) -> Path {
    guard values.count > 1, let low = values.min(), let high = values.max(), high > low else {
      return Path()
    }
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.height * (1 - CGFloat((value - low) / (high - low))))
    }
    var path = Path()
    path.move(to: points[0])
    for (previous, next) in zip(points, points.dropFirst()) {
      let middle = CGPoint(x: (previous.x + next.x) / 2, y: (previous.y + next.y) / 2)
      path.addQuadCurve(to: middle, control: CGPoint(x: (middle.x + previous.x) / 2, y: previous.y))
      path.addQuadCurve(to: next, control: CGPoint(x: (middle.x + next.x) / 2, y: next.y))
    }
    return path.trimmedPath(from: 0, to: animatableData)
  }
}

final class ChartModel: ObservableObject {
  @Published var values: [Double] = [3, 5, 4, 8, 6, 9, 7]
  @Published private(set) var average = 0.0
  private var cancellables = Set<AnyCancellable>()

  init() {
    $values
      .map { $0.reduce(0, +) / Double(max(1, $0.count)) }
      .removeDuplicates()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.average = $0 }
      .store(in: &cancellables)
  }
}

struct LineChartView: View {
  @StateObject private var model = ChartModel()
  @State private var progress = 0.0
  @State private var touch: CGPoint?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .lastTextBaseline) {
        Text(model.average, format: .number.precision(.fractionLength(1)))
          .font(.system(.largeTitle, design: .rounded).weight(.heavy))
        Text("average").foregroundColor(.secondary)
      }
      ZStack {
        GridLines().stroke(style: StrokeStyle(lineWidth: 0.5, dash: [4, 4])).foregroundColor(
          Color(UIColor.separator))
        LineShape(values: model.values, animatableData: progress)
          .stroke(
            LinearGradient(colors: [.green, .blue], startPoint: .leading, endPoint: .trailing),
            style: .init(lineWidth: 3, lineCap: .round, lineJoin: .round))
        if let touch {
          Circle().fill(.blue).frame(width: 12, height: 12).position(touch)
        }
      }
      .frame(height: 180)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { touch = $0.location }.onEnded { _ in touch = nil
        })
      BarsView(values: model.values)
    }
    .padding()
    .onAppear { withAnimation(.easeOut(duration: 1.2).delay(0.2)) { progress = 1 } }
  }

  private struct GridLines: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        for y in stride(from: rect.minY, through: rect.maxY, by: rect.height / 4) {
          path.move(to: .init(x: rect.minX, y: y))
          path.addLine(to: .init(x: rect.maxX, y: y))
        }
      }
    }
  }
}

struct BarsView: View {
  let values: [Double]
  private var highest: Double { values.max() ?? 1 }

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(values.indices, id: \.self) { i in
          RoundedRectangle(cornerRadius: 4)
            .fill(Color(hue: Double(i) / Double(values.count), saturation: 0.7, brightness: 0.9))
            .frame(height: proxy.size.height * CGFloat(values[i] / highest))
            .overlay(
              Text("\(values[i], specifier: "%.0f")").font(.caption2).padding(.top, 2),
              alignment: .top)
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(height: 120)
  }
}

struct DonutChart: View {
  let slices: [(label: String, value: Double, color: Color)]
  private var total: Double { slices.map(\.value).reduce(0, +) }

  var body: some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      var start = Angle.degrees(-90)
      for slice in slices {
        let end = start + .degrees(360 * slice.value / total)
        let path = Path {
          $0.addArc(
            center: center, radius: min(size.width, size.height) / 2 - 10, startAngle: start,
            endAngle: end, clockwise: false)
        }
        context.stroke(
          path, with: .color(slice.color), style: StrokeStyle(lineWidth: 18, lineCap: .butt))
        start = end
      }
      context.draw(Text("\(Int(total))").font(.title.bold()), at: center, anchor: .center)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

#Preview("Line") { LineChartView() }
#Preview("Donut", traits: .fixedLayout(width: 200, height: 200)) {
  DonutChart(slices: [("a", 3, .red), ("b", 5, .orange), ("c", 2, .mint)])
}
