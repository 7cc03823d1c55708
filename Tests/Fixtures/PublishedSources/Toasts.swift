import SwiftUI

struct Toast: Identifiable, Equatable {
  enum Style {
    case info, success, failure
    var symbol: String {
      switch self {
      case .info: return "info.circle.fill"
      case .success: return "checkmark.seal.fill"
      case .failure: return "xmark.octagon.fill"
      }
    }
  }
  let id = UUID()
  var style: Style
  var title: String
  var duration: TimeInterval = 3
}

@MainActor
final class ToastQueue: ObservableObject {
  static let shared = ToastQueue()
  @Published private(set) var current: Toast?
  private var waiting: [Toast] = []
  private var task: Task<Void, Never>?

  func show(_ toast: Toast) {
    waiting.append(toast)
    if current == nil { next() }
  }

  func next() {
    task?.cancel()
    withAnimation(.spring(duration: 0.4, bounce: 0.3)) {
      current = waiting.isEmpty ? nil : waiting.removeFirst()
    }
    guard let toast = current else { return }
    task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(toast.duration))
      guard !Task.isCancelled else { return }
      self?.next()
    }
  }
}

private struct ToastQueueKey: EnvironmentKey {
  @MainActor static let defaultValue = ToastQueue.shared
}

extension EnvironmentValues {
  var toasts: ToastQueue {
    get { self[ToastQueueKey.self] }
    set { self[ToastQueueKey.self] = newValue }
  }
}

struct ToastHost: ViewModifier {
  @ObservedObject var queue: ToastQueue

  func body(content: Content) -> some View {
    content.safeAreaInset(edge: .bottom) {
      if let toast = queue.current {
        Label(toast.title, systemImage: toast.style.symbol)
          .symbolRenderingMode(.multicolor)
          .padding(.horizontal, 20)
          .padding(.vertical, 12)
          .background(.thinMaterial, in: Capsule(style: .continuous))
          .overlay(Capsule().stroke(.separator, lineWidth: 0.5))
          .shadow(radius: 10, y: 4)
          .transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
          .id(toast.id)
          .gesture(DragGesture().onEnded { if $0.translation.height > 20 { queue.next() } })
          .accessibilityAddTraits(.isStaticText)
          .accessibilityAction(named: Text("Dismiss")) { queue.next() }
      }
    }
  }
}

extension View {
  func toastHost(_ queue: ToastQueue) -> some View { modifier(ToastHost(queue: queue)) }
}

struct CustomAlert<Actions: View>: View {
  @Binding var isPresented: Bool
  let title: Text
  let message: Text?
  @ViewBuilder let actions: Actions
  @Namespace private var animation

  var body: some View {
    ZStack {
      if isPresented {
        Color.black.opacity(0.35)
          .ignoresSafeArea()
          .onTapGesture { isPresented = false }
          .transition(.opacity)
        VStack(spacing: 14) {
          title.font(.headline)
          message?.font(.subheadline).foregroundColor(.secondary).multilineTextAlignment(.center)
          Divider()
          HStack { actions }.buttonStyle(.bordered).tint(.indigo)
        }
        .padding(20)
        .frame(minWidth: 240, idealWidth: 280, maxWidth: 320)
        .background(Color(uiColor: .systemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
        .compositingGroup()
        .shadow(color: .black.opacity(0.3), radius: 24)
        .matchedGeometryEffect(id: "alert", in: animation)
        .transition(.scale(scale: 0.9).combined(with: .opacity))
        .zIndex(1)
      }
    }
    .animation(.easeInOut(duration: 0.2), value: isPresented)
  }
}

#Preview("Alert") {
  @Previewable @State var isPresented = true
  CustomAlert(
    isPresented: $isPresented, title: Text("Delete?"), message: Text("This cannot be undone.")
  ) {
    Button("Cancel", role: .cancel) { isPresented = false }
    Button("Delete", role: .destructive) { isPresented = false }
  }
}
