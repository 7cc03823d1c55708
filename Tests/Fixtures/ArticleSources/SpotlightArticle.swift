import SwiftUI

// A spotlight in the manner of a published article: private state, a dictionary whose values come in
// any order, a cover that an empty view carries and that UIKit's views make clear.

private struct LitElement: Identifiable {
  let anchor: Anchor<CGRect>
  let id: Int
  let radius: CGFloat
}

private struct LitElementsKey: PreferenceKey {
  static var defaultValue: [Int: LitElement] = [:]
  static func reduce(value: inout [Int: LitElement], nextValue: () -> [Int: LitElement]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct News: Identifiable {
  let id = UUID()
  let title: String
}

private struct ClearBackground: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    topController()?.view.backgroundColor = .clear
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}

  private func topController() -> UIViewController? {
    let keyWindow = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .flatMap { $0.windows }
      .first { $0.isKeyWindow }
    var top = keyWindow?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    if let navigation = top as? UINavigationController { top = navigation.topViewController }
    if let tabs = top as? UITabBarController { top = tabs.selectedViewController }
    return top
  }
}

extension View {
  fileprivate func lit(_ id: Int, radius: CGFloat = 0) -> some View {
    anchorPreference(key: LitElementsKey.self, value: .bounds) {
      [id: LitElement(anchor: $0, id: id, radius: radius)]
    }
  }

  fileprivate func spotlight(item: Binding<News?>, onDismiss: @escaping () -> Void) -> some View {
    backgroundPreferenceValue(LitElementsKey.self) { elements in
      SpotlightPresenter(item: item, elements: Array(elements.values), onDismiss: onDismiss)
    }
  }
}

private struct SpotlightPresenter: View {
  @Binding var item: News?
  let elements: [LitElement]
  let onDismiss: () -> Void

  var body: some View {
    EmptyView()
      .fullScreenCover(item: $item, onDismiss: { onDismiss() }) { news in
        ZStack(alignment: .bottom) {
          Color.black.opacity(0.5)
            .ignoresSafeArea()
            .mask {
              Rectangle()
                .ignoresSafeArea()
                .overlay {
                  GeometryReader { proxy in
                    ForEach(elements) { element in
                      let rect = proxy[element.anchor]
                      RoundedRectangle(cornerRadius: element.radius)
                        .fill(Color.white)
                        .frame(width: rect.width, height: rect.height)
                        .position(x: rect.midX, y: rect.midY)
                        .blendMode(.destinationOut)
                    }
                  }
                }
            }
          VStack(spacing: 16) {
            Text(news.title)
            Button("Got it") { item = nil }
          }
          .padding(24)
          .frame(maxWidth: .infinity)
          .background(Color(.systemBackground).ignoresSafeArea(edges: .bottom))
        }
        .background(ClearBackground())
      }
  }
}

public struct SpotlightArticle: View {
  @State private var news: News?
  @State private var closings = 0

  public init() {}

  public var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("Closed \(closings)")
          HStack {
            Text("Old").padding()
            Text("New").padding().background(Color.yellow)
              .accessibilityIdentifier("new").lit(1, radius: 6)
          }
          Text("Also new").accessibilityIdentifier("also").lit(2)
          ForEach(0..<30) { row in Text("Row \(row)").frame(maxWidth: .infinity) }
        }
        .padding()
      }
      .navigationTitle("Feed")
      .navigationBarTitleDisplayMode(.inline)
    }
    .spotlight(item: $news) { closings += 1 }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
        news = News(title: "Something new")
      }
    }
  }
}
