import SwiftUI

public struct Card<Content: View, Footer: View>: View {
  @Environment(\.isElevated) private var isElevated
  let imageName: String?
  let content: Content
  let footer: Footer

  public init(
    imageName: String? = nil, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.imageName = imageName
    self.content = content()
    self.footer = footer()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let imageName {
        Image(imageName, bundle: .module)
          .resizable()
          .aspectRatio(contentMode: .fill)
          .frame(height: 120)
          .clipped()
          .overlay(alignment: .topLeading) {
            Image("Mark", bundle: .module).resizable().scaledToFit().frame(width: 32).padding(8)
          }
      }
      VStack(alignment: .leading, spacing: Spacing.s) { content }
        .padding(Spacing.m)
      Divider()
      footer.padding(Spacing.m).frame(maxWidth: .infinity, alignment: .trailing)
    }
    .background(Color.surface)
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .shadow(color: .black.opacity(isElevated ? 0.15 : 0), radius: 12, y: 6)
  }
}

public extension Card where Footer == EmptyView {
  init(imageName: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(imageName: imageName, content: content, footer: { EmptyView() })
  }
}

#Preview("Trip", traits: .fixedLayout(width: 340, height: 320)) {
  Card(imageName: "Harbour") {
    Text("Weekend in Bergen").font(.title3.bold()).foregroundStyle(.ink)
    Text("Three days by the fjord, **train** included.").foregroundStyle(.muted)
  } footer: {
    Button {
    } label: {
      Text(localized: "action.continue")
    }.buttonStyle(.brand(size: .small))
  }
  .padding()
}

#Preview("Flat", traits: .fixedLayout(width: 340, height: 160)) {
  Card { Text("Plain") }
    .environment(\.isElevated, false)
    .padding()
    .background(Color.canvas)
}
