import SwiftUI

public enum SheetPosition: CGFloat, CaseIterable { case bottom = 0.15, middle = 0.5, top = 0.92 }

public struct BottomSheet<Header: View, Body_: View>: View {
  @Binding private var position: SheetPosition
  @GestureState private var translation: CGFloat = 0
  private let header: () -> Header
  private let content: () -> Body_

  public init(
    position: Binding<SheetPosition>, @ViewBuilder header: @escaping () -> Header,
    @ViewBuilder content: @escaping () -> Body_
  ) {
    self._position = position
    self.header = header
    self.content = content
  }

  private func offset(in height: CGFloat) -> CGFloat {
    max(0, height * (1 - position.rawValue) + translation)
  }

  public var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        Capsule()
          .fill(Color.secondary)
          .frame(width: 36, height: 5)
          .padding(.vertical, 8)
        self.header().padding(.horizontal)
        ScrollView(showsIndicators: false) { self.content() }
          .disabled(self.position != .top)
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .top)
      .background(
        RoundedRectangle(cornerRadius: 20, style: .continuous)
          .fill(Color(.secondarySystemBackground))
          .shadow(color: Color(.sRGBLinear, white: 0, opacity: 0.13), radius: 10)
      )
      .offset(y: self.offset(in: geometry.size.height))
      .animation(.interactiveSpring(response: 0.4, dampingFraction: 0.8), value: position)
      .gesture(
        DragGesture(minimumDistance: 5, coordinateSpace: .global)
          .updating($translation) { value, state, transaction in
            state = value.translation.height
            transaction.animation = .interactiveSpring()
          }
          .onEnded { value in
            let end = offset(in: geometry.size.height) + value.predictedEndTranslation.height
            let fraction = 1 - end / geometry.size.height
            let nearest = SheetPosition.allCases.min {
              abs($0.rawValue - fraction) < abs($1.rawValue - fraction)
            }
            withAnimation { position = nearest ?? .middle }
          }
      )
    }
    .edgesIgnoringSafeArea(.bottom)
  }
}

struct BottomSheet_Previews: PreviewProvider {
  struct Host: View {
    @State private var position = SheetPosition.middle
    var body: some View {
      ZStack {
        LinearGradient(
          gradient: Gradient(colors: [.blue, .purple]), startPoint: .top, endPoint: .bottom
        )
        .edgesIgnoringSafeArea(.all)
        BottomSheet(position: $position) {
          HStack {
            Text("Nearby").font(.title).bold(); Spacer()
          }
        } content: {
          ForEach(0..<20) { Text("Place \($0)").frame(maxWidth: .infinity).padding() }
        }
      }
    }
  }
  static var previews: some View {
    Host()
    Host().preferredColorScheme(.dark).previewDevice("iPhone SE (3rd generation)")
  }
}
