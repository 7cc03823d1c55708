import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Effects, shapes, layouts and views move by their animatable data (rule M7).
@Suite @MainActor struct AttributeMotionTests {
  private func box(_ color: Color = .red) -> some View { color.frame(width: 10, height: 10) }

  @Test func opacityOffsetScaleAndRotation() {
    let view = Switched { value in
      self.box().offset(x: value == 0 ? 0 : 40, y: 0).opacity(value == 0 ? 1 : 0.5)
      self.box(.blue).scaleEffect(value == 0 ? 1 : 3)
      self.box(.green).rotationEffect(.degrees(value == 0 ? 0 : 180))
    }
    view.set(1, line, passing: 0.5)
    expect(view.shown(.red), [[115, 27, 10, 10]], opacity: 0.75)
    expect(view.shown(.blue), [[90, 40, 20, 20]])
    expect(view.shown(.green), [[95, 63, 10, 10]])
    view.graph.settle()
    expect(view.shown(.red), [[135, 27, 10, 10]], opacity: 0.5)
  }

  @Test func colorsMove() {
    let view = Switched { value in
      Rectangle().fill(value == 0 ? Color.white : Color.black).frame(width: 10, height: 10)
      Rectangle().foregroundStyle(value == 0 ? Color.clear : Color.white)
        .frame(width: 20, height: 10)
    }
    view.set(1, line, passing: 0.25)
    let shapes = view.list.shapes
    #expect(shapes.map(\.color.red) == [0.75, 1])
    #expect(shapes.map(\.color.alpha) == [1, 0.25])
  }

  @Test func gradientsMoveStopByStop() {
    let view = Switched { value in
      LinearGradient(
        colors: value == 0 ? [.black, .white] : [.white, .white], startPoint: .leading,
        endPoint: .trailing)
    }
    view.set(1, line, passing: 0.5)
    let stops = view.list.items.flatMap { item -> [GradientStop] in
      guard case .shape(let shape) = item,
        case .linearGradient(let stops, _, _) = shape.paint
      else { return [] }
      return stops
    }
    #expect(stops.map(\.color.red) == [0.5, 1])
  }

  @Test func filtersMove() {
    let view = Switched { value in
      self.box().blur(radius: value == 0 ? 2 : 6)
      self.box().brightness(value == 0 ? 0 : 0.5)
      self.box().hueRotation(.degrees(value == 0 ? 0 : 90))
      self.box().shadow(color: value == 0 ? .black : .clear, radius: value == 0 ? 2 : 4, x: 8)
    }
    view.set(1, line, passing: 0.5)
    let filters = view.list.items.compactMap { item -> DisplayFilter? in
      guard case .group(let group) = item else { return nil }
      return group.filters.first
    }
    #expect(
      filters == [
        .blur(radius: 4), .brightness(0.25), .hueRotation(.degrees(45)),
        .shadow(
          color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 3,
          offset: CGSize(width: 8, height: 0)),
      ])
  }

  @Test func shapesMoveByTheirData() {
    let view = Switched { value in
      Rectangle().trim(from: 0, to: value == 0 ? 0 : 1).stroke(Color.red, lineWidth: 2)
        .frame(width: 40, height: 10)
      RoundedRectangle(cornerRadius: value == 0 ? 0 : 10).fill(.blue)
        .frame(width: 40, height: 20)
    }
    view.set(1, line, passing: 0.4)
    // 40 of 100 points of the outline, from the top leading corner.
    expect(view.shown(.red), [[80, 31, 40, 0]])
    let rounded = RoundedRectangle(cornerRadius: 4)
      .path(in: CGRect(x: 80, y: 49, width: 40, height: 20))
    #expect(
      view.list.items.contains { item in
        guard case .shape(let shape) = item else { return false }
        return "\(shape.path)" == "\(rounded)"
      })
  }

  struct Slant: GeometryEffect {
    var amount: CGFloat
    nonisolated var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
    }
  }

  struct Grown: ViewModifier, Animatable {
    var width: CGFloat
    nonisolated var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  struct Bar: View, Animatable {
    var width: CGFloat
    nonisolated var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    var body: some View { Color.green.frame(width: width, height: 10) }
  }

  struct Spread: Layout {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * distance, y: bounds.minY),
          proposal: .unspecified)
      }
    }
  }

  @Test func ownTypesMove() {
    let view = Switched { value in
      VStack(spacing: 0) {
        self.box().modifier(Slant(amount: value == 0 ? 0 : 40))
        Color.blue.frame(height: 10).modifier(Grown(width: value == 0 ? 10 : 50))
        Bar(width: value == 0 ? 10 : 50)
        Spread(distance: value == 0 ? 0 : 80) {
          self.box(.yellow)
          self.box(.orange)
        }
      }
    }
    view.set(1, line, passing: 0.5)
    expect(view.shown(.red), [[115, 30, 10, 10]])
    expect(view.shown(.blue), [[85, 40, 30, 10]])
    expect(view.shown(.green), [[85, 50, 30, 10]])
    expect(view.shown(.orange), [[90, 60, 10, 10]])
    view.graph.settle()
    expect(view.shown(.blue), [[75, 40, 50, 10]])
    expect(view.shown(.green), [[75, 50, 50, 10]])
    expect(view.shown(.orange), [[130, 60, 10, 10]])
  }

  @Test func whatNeverEndsStandsAtItsFirstValue() {
    let view = Switched { value in self.box().opacity(value == 0 ? 1 : 0.5) }
    view.settle(1, line.repeatForever())
    expect(view.shown(.red), [[95, 45, 10, 10]])
    #expect(view.graph.diagnostics.map(\.kind) == [.neverSettles])
    view.graph.pass(0.5)
    expect(view.shown(.red), [[95, 45, 10, 10]], opacity: 0.75)
  }
}
